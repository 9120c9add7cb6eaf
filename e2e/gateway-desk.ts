import type { Page } from '@playwright/test'
import type { GatewayAccountWire } from '#contract/gateways.ts'
import { fillCart, placeByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { Guest } from './guest.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
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
    change: 'تغيير',
    bankCard: 'بطاقة بنكية',
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
    change: 'Change',
    bankCard: 'Bank card',
  },
}

/** Takes the product's port and what an owner types; adds the account and puts it in use. */
export async function putInUse(port: number, typed: object): Promise<GatewayAccountWire> {
  const { visitor } = await signInByApi(port, 'saffron')
  const account = await visitor.call<GatewayAccountWire>('POST', '/api/v1/staff/gateways', typed)
  return visitor.call<GatewayAccountWire>('POST', `/api/v1/staff/gateways/${account.id}/choose`, {})
}

let guests = 0

/** An order that waits for its payment, and the hands of its guest on the payment page. */
export class PayingGuest {
  readonly page: Page
  readonly say: (typeof payWords)['en']
  readonly guest: Guest
  readonly #prefix: string
  readonly #site: string

  constructor(page: Page, language: Language, port: number) {
    this.page = page
    this.say = payWords[language]
    this.guest = new Guest(page, language)
    this.#prefix = language === 'ar' ? '' : '/en'
    this.#site = `http://saffron.localhost:${port}`
  }

  /** Takes a page, its language and the product's port; orders by API as this browser, and opens the payment page. */
  static async begin(page: Page, language: Language, port: number): Promise<PayingGuest> {
    const paying = new PayingGuest(page, language, port)
    const visitor = makeVisitor(port, 'saffron.localhost', language)
    const intent = await fillCart(visitor, 'Huda')
    guests += 1
    const mobile = `05512${String(process.pid % 1000).padStart(3, '0')}${String(guests).padStart(2, '0')}`
    const order = await placeByApi(visitor, { ...intent, body: { ...intent.body, mobile } })
    await page
      .context()
      .addCookies(visitor.cookies().map((cookie) => ({ ...cookie, url: `${paying.#site}/` })))
    await paying.open(order.id)
    return paying
  }

  async open(orderId: string): Promise<void> {
    await this.page.goto(`${this.#site}${this.#prefix}/o/${orderId}/pay`)
    await waitUntilAlive(this.page)
  }

  /** Presses our pay button. */
  pay(): Promise<void> {
    return this.page.getByRole('button', { name: this.say.pay }).click()
  }

  /** The bank's page. */
  answer(name: 'approve' | 'refuse' | 'cancel'): Promise<void> {
    return this.page.getByRole('button', { name: this.say[name], exact: true }).click()
  }

  async seesOrder(): Promise<void> {
    await this.page.waitForURL(/\/order\//)
    await this.guest.seesStatus(this.guest.words.submitted)
  }

  async seesFailed(): Promise<void> {
    await this.page.getByRole('heading', { name: this.guest.words.paymentFailed }).waitFor()
  }

  /** From "Payment failed" back to the payment page, the order kept. */
  async retry(): Promise<void> {
    await this.page.getByRole('link', { name: this.guest.words.retryPayment }).click()
    await this.page.waitForURL(/\/pay$/)
  }

  comeBack(page: Page, reference: string): Promise<unknown> {
    return page.goto(`${this.#site}${this.#prefix}/check_payment?ref=${reference}`)
  }
}

/** Takes a page; gives it an Apple Pay as Safari has it, whose sheet does what is wished (`window.applePayWish`). */
export async function giveApplePay(page: Page, wish: 'pay' | 'cancel'): Promise<void> {
  await page.addInitScript((wanted) => {
    class FakeApplePay {
      static readonly STATUS_SUCCESS = 0
      static readonly STATUS_FAILURE = 1
      static canMakePayments = () => true
      static supportsVersion = () => true
      onvalidatemerchant?: (event: { validationURL: string }) => void
      onpaymentauthorized?: (event: object) => void
      oncancel?: () => void
      begin() {
        const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession'
        this.onvalidatemerchant?.({ validationURL })
      }
      completeMerchantValidation() {
        const payment = {
          token: { paymentData: {}, paymentMethod: { network: 'Visa' }, transactionIdentifier: 't' },
        }
        if (wanted === 'pay') this.onpaymentauthorized?.({ payment })
        else this.oncancel?.()
      }
      completePayment() {}
      abort() {}
    }
    Object.assign(window, { ApplePaySession: FakeApplePay })
  }, wish)
}
