import type { Page } from '@playwright/test'

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
        const { applePayRequest = 'pay' } = window as {
          applePayRequest?: 'pay' | 'cancel' | 'hold'
        }
        if (applePayRequest === 'pay') this.authorize()
        else if (applePayRequest === 'cancel') this.oncancel?.()
        else Object.assign(window, { applePaySheet: this })
      }
      completePayment() {}
      abort() {}
    }
    Object.assign(window, { ApplePaySession: FakeApplePay })
  })
}
