import { expect, type Page } from '@playwright/test'
import type { CartWire } from '#contract/cart.ts'
import type { GatewayAccountWire } from '#contract/gateways.ts'
import type { OrderWire } from '#contract/order.ts'
import { fillCart, placeByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import { Guest } from './guest.ts'
import type { Language } from './words.ts'

/** What a guest reads while paying, by hand in both languages; the simulators' pages among it. */
export const payWords = {
  ar: {
    number: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء',
    code: 'رمز الأمان',
    pay: /^دفع/,
    approve: 'موافقة',
    refuse: 'رفض',
    cancel: 'إلغاء',
    invalid: 'بيانات البطاقة غير صحيحة أو ناقصة!',
    safari: 'يجب استخدام متصفح سفاري للدفع عبر Apple Pay',
    applePayCanceled: /أُلغي الدفع عبر Apple Pay/,
    over: /جلسة الدفع غير صالحة أو منتهية/,
    refresh: 'تحديث الصفحة',
    change: 'تغيير',
    bankCard: 'بطاقة بنكية',
    payAtMoyasar: 'ادفع',
    payInWidget: 'ادفع الآن',
    back: 'العودة',
    unfinished: 'لم يكتمل الدفع',
    goOn: 'متابعة الدفع',
  },
  en: {
    number: 'Card number',
    expiry: 'Expiry date',
    code: 'Security code',
    pay: /^Pay /,
    approve: 'Approve',
    refuse: 'Refuse',
    cancel: 'Cancel',
    invalid: 'Card details are invalid or missing!',
    safari: 'You must use Safari browser to use Apple Pay',
    applePayCanceled: /Apple Pay was canceled/,
    over: /Payment session is not valid or expired/,
    refresh: 'Refresh the page',
    change: 'Change',
    bankCard: 'Bank card',
    payAtMoyasar: 'Pay now',
    payInWidget: 'Pay now',
    back: 'Go back',
    unfinished: 'The payment is not finished',
    goOn: 'Go on with the payment',
  },
}

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

  /** What the sheet of Apple Pay will do when it is opened next: pay, be canceled, or stay open. */
  wishApplePay(wish: 'pay' | 'cancel' | 'hold'): Promise<void> {
    return this.page.evaluate((wanted) => {
      Object.assign(window, { applePayWish: wanted })
    }, wish)
  }

  /** The sheet that stayed open: its sum, and the finger on the sensor. */
  async authorizeApplePay(): Promise<string> {
    return this.page.evaluate(() => {
      const { applePaySheet } = window as unknown as {
        applePaySheet: { authorize(): void; total: { amount: string } }
      }
      applePaySheet.authorize()
      return applePaySheet.total.amount
    })
  }
}

/** Takes a page; gives it an Apple Pay as Safari has it from its next document on, whose sheet does what is wished. */
export async function giveApplePay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class FakeApplePay {
      static readonly STATUS_SUCCESS = 0
      static readonly STATUS_FAILURE = 1
      static canMakePayments = () => true
      static supportsVersion = () => true
      readonly total: { amount: string }
      onvalidatemerchant?: (event: { validationURL: string }) => void
      onpaymentauthorized?: (event: object) => void
      oncancel?: () => void
      constructor(_version: number, request: { total: { amount: string } }) {
        this.total = request.total
      }
      begin() {
        const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession'
        this.onvalidatemerchant?.({ validationURL })
      }
      authorize() {
        const payment = {
          token: { paymentData: {}, paymentMethod: { network: 'Visa' }, transactionIdentifier: 't' },
        }
        this.onpaymentauthorized?.({ payment })
      }
      completeMerchantValidation() {
        const { applePayWish = 'pay' } = window as { applePayWish?: 'pay' | 'cancel' | 'hold' }
        if (applePayWish === 'pay') this.authorize()
        else if (applePayWish === 'cancel') this.oncancel?.()
        else Object.assign(window, { applePaySheet: this })
      }
      completePayment() {}
      abort() {}
    }
    Object.assign(window, { ApplePaySession: FakeApplePay })
  })
}
