import type { CartWire } from '#contract/ordering/cart.ts'
import type { WayToPay } from '#domain/payments/way-to-pay.ts'

/** Takes a cart; returns the way to pay that it says: by card until another is chosen. */
export function wayOf({ payment_method_id, pay }: Pick<CartWire, 'payment_method_id' | 'pay'>): WayToPay {
  return pay.ways.find((way) => way === payment_method_id) ?? 'card'
}
