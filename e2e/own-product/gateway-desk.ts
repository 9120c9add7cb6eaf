import { expect, type Page } from '@playwright/test'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { GatewayAccountWire } from '#contract/payments/gateways.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { fillCart, placeByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from '../expect-no-axe-violations.ts'
import { giveApplePay } from './give-apple-pay.ts'
import { Guest } from '../guest.ts'
import { payWords } from '../pay-words.ts'
import type { Language } from '../words.ts'

/** Takes the product's port and what an owner types; adds the account and puts it in use. */
export async function putInUse(port: number, typed: object): Promise<GatewayAccountWire> {
  const { visitor } = await signInByApi(port, 'saffron')
  const account = await visitor.call<GatewayAccountWire>('POST', '/api/v1/staff/gateways', typed)
  return visitor.call<GatewayAccountWire>('POST', `/api/v1/staff/gateways/${account.id}/choose`, {})
}

let guests = 0

/** What a card form that stands in our page takes to be filled. */
export interface TypedCard {
  readonly number: string
  readonly code: string
}

/** A gateway that the restaurant is paid at: its cards, and our reference of its newest payment. */
export interface OpenGateway {
  readonly cards: Readonly<Record<'approved' | 'secure' | 'declined', TypedCard>>
  readonly latest: () => Promise<string>
}

/** A browser on whose behalf orders are made by API, and the hands of its guest on the payment page. */
export class PayingGuest {
  readonly page: Page
  readonly language: Language
  readonly say: (typeof payWords)['en']
  readonly guest: Guest
  readonly #port: number
  readonly #prefix: string
  readonly #site: string
  #visitor: Visitor
  order!: OrderWire

  constructor(page: Page, language: Language, port: number) {
    this.page = page
    this.language = language
    this.say = payWords[language]
    this.guest = new Guest(page, language)
    this.#port = port
    this.#prefix = language === 'ar' ? '' : '/en'
    this.#site = `http://saffron.localhost:${port}`
    this.#visitor = makeVisitor(port, 'saffron.localhost', language)
  }

  /** Another guest in the same browser: a new order by API, and its payment page. */
  async begin(): Promise<void> {
    this.#visitor = makeVisitor(this.#port, 'saffron.localhost', this.language)
    const intent = await fillCart(this.#visitor, 'Huda')
    guests += 1
    const mobile = `05512${String(process.pid % 1000).padStart(3, '0')}${String(guests).padStart(2, '0')}`
    this.order = await placeByApi(this.#visitor, { ...intent, body: { ...intent.body, mobile } })
    await this.page
      .context()
      .addCookies(this.#visitor.cookies().map((cookie) => ({ ...cookie, url: `${this.#site}/` })))
    await this.page.goto(`${this.#site}${this.#prefix}/o/${this.order.id}/pay`)
  }

  /** The cart changes on another page of the same guest: the order that is being paid is over. */
  async changeCart(): Promise<void> {
    const { cart } = await this.#visitor.call<{ cart: CartWire }>('GET', '/api/v1/carts/current')
    const [line] = cart.bill.lines
    const path = `/api/v1/carts/${cart.cart_id}/lines`
    await this.#visitor.call('POST', path, { item_id: line?.item_id, quantity: 1 })
  }

  /** Presses a button of our page or of the gateway's. */
  press(name: keyof typeof payWords.en): Promise<void> {
    return this.page.getByRole('button', { name: this.say[name], exact: true }).click()
  }

  pressApplePay(): Promise<void> {
    return this.page.getByRole('button', { name: 'Apple Pay', exact: true }).click()
  }

  /** Fills the gateway's form; it stands in a frame of the gateway's own. */
  async type({ number, code }: TypedCard): Promise<void> {
    const frame = this.page.frameLocator('iframe')
    await frame.getByLabel(this.say.number).fill(number)
    await frame.getByLabel(this.say.expiry).fill('01/39')
    await frame.getByLabel(this.say.code).fill(code)
  }

  async typeAndPay(card: TypedCard, button: 'pay' | 'payInWidget' = 'pay'): Promise<void> {
    await this.type(card)
    await this.press(button)
  }

  /** A new order's payment page: Apple Pay is missing here and says so; a press without a card is told. */
  async seesFormAndMissingCard(): Promise<void> {
    await this.begin()
    await expect(this.page.getByText(this.say.safari)).toBeVisible()
    await this.page.frameLocator('iframe').getByLabel(this.say.number).waitFor()
    await expectNoAxeViolations(this.page)
    await this.press('pay')
    await this.seesAlert(this.say.invalid)
  }

  async seesAlert(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  }

  async seesOrder(): Promise<void> {
    await this.page.waitForURL(`**/order/${this.order.id}`)
    await this.guest.seesStatus(this.guest.words.submitted)
  }

  /** "Payment failed", and from there back to the payment page: the order is kept. */
  async failsAndTriesAgain(): Promise<void> {
    await this.page.getByRole('heading', { name: this.guest.words.paymentFailed }).waitFor()
    await this.page.getByRole('link', { name: this.guest.words.retryPayment }).click()
  }

  /** Closes the bank's page, where the guest's bank app then says yes, and comes back to the return page later. */
  async closesBankAndComesLate(referenceOf: () => Promise<string>): Promise<void> {
    await this.page.getByRole('button', { name: this.say.approve, exact: true }).waitFor()
    const bank = this.page.url()
    await this.page.goto('about:blank')
    const body = new URLSearchParams({ answer: 'approve' })
    await fetch(bank, { method: 'POST', body, redirect: 'manual' })
    await this.page.goto(`${this.#site}${this.#prefix}/check_payment?ref=${await referenceOf()}`)
    await this.seesOrder()
  }

  /** A bank page that is cancelled keeps the order, one that is closed too: it is found paid; then a card pays at once. */
  async goesThroughBanks(
    { cards, latest }: OpenGateway,
    pay: (card: TypedCard) => Promise<void>,
  ): Promise<void> {
    await pay(cards.secure)
    await this.press('cancel')
    await this.failsAndTriesAgain()
    await pay(cards.secure)
    await this.closesBankAndComesLate(latest)
    await this.begin()
    await pay(cards.approved)
    await this.seesOrder()
  }

  /**
   * Apple Pay, cancelled: nothing is charged. A total that changed under its open sheet: `changed` says what the guest
   * sees of that. Authorised: it pays. `open` leads from the payment page to its button.
   */
  async goesThroughApplePay(
    changed: () => Promise<void>,
    open: () => Promise<void> = async () => {},
  ): Promise<void> {
    await giveApplePay(this.page)
    await this.begin()
    await open()
    await this.requestApplePay('cancel')
    await this.pressApplePay()
    await this.seesAlert(this.say.applePayCanceled)
    await expect(this.page.getByText(this.say.safari)).toBeHidden()
    await this.requestApplePay('hold')
    await this.pressApplePay()
    await this.changeCart()
    await this.authorizeApplePay()
    await changed()
    await this.begin()
    await open()
    await this.pressApplePay()
    await this.seesOrder()
  }

  /** The payment is over: the page says so, and looking anew leads to where its link ends. */
  async seesItOver(): Promise<void> {
    await this.seesAlert(this.say.over)
    await this.press('refresh')
    await this.page.waitForURL('**/o/message?code=expired')
  }

  /** What the sheet of Apple Pay will do when it is opened next: pay, be canceled, or stay open. */
  requestApplePay(input: 'pay' | 'cancel' | 'hold'): Promise<void> {
    return this.page.evaluate((wanted) => {
      Object.assign(window, { applePayRequest: wanted })
    }, input)
  }

  /** The finger on the sensor of the sheet that stayed open, once the gateway has let it open. */
  async authorizeApplePay(): Promise<void> {
    await this.page.waitForFunction(() => 'applePaySheet' in window)
    await this.page.evaluate(() => {
      const { applePaySheet } = window as unknown as { applePaySheet: { authorize(): void } }
      applePaySheet.authorize()
    })
  }
}
