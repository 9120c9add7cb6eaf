import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { Shop } from './make-shop.ts'
import type { Visitor } from './visitor.ts'

/** A guest whose order waits for its payment, with the page to pay it on. */
export interface OrderToPay {
  readonly guest: Visitor
  /** The cart as it was ordered. */
  readonly cart: CartWire
  readonly order: OrderWire
  readonly reference: string
  readonly pay_url: string
}

/** Takes a shop; a guest orders a Shawarma there and opens its payment by card. */
export async function makeOrderToPay(shop: Shop): Promise<OrderToPay> {
  const { guest, cart } = await shop.guestWith('Shawarma')
  const order = await guest.place(cart)
  const { reference, pay_url } = await guest.openPayment(order.id)
  return { guest, cart, order, reference, pay_url }
}
