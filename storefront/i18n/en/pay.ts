import type { arPay } from '../ar/pay.ts'

export const enPay: Readonly<Record<keyof typeof arPay, string>> = {
  'pay.title': 'Payment',
  'pay.hint': 'Card details go to the payment gateway alone, never through the restaurant.',
  'pay.pay': 'Pay',
  'pay.with': 'Paying with',
  'pay.change': 'Change',
  'pay.choose': 'Payment method',
  'pay.close': 'Close',
  'pay.loading': 'Loading the card form',
  'pay.method.mada': 'mada',
  'pay.method.card': 'Bank card',
  'pay.method.apple_pay': 'Apple Pay',
  'pay.card-invalid': 'Card details are invalid or missing!',
  'pay.session-invalid': 'Payment session is not valid or expired, please refresh the page and try again',
  'pay.refresh': 'Refresh the page',
  'pay.failed': 'Payment failed',
  'pay.safari-only': 'You must use Safari browser to use Apple Pay',
  'pay.canceled': 'Apple Pay was canceled, nothing was charged.',
  'pay.offline': 'No answer came. Please try again: nothing is charged twice.',
}
