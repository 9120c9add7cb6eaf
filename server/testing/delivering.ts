import type { CartWire } from '#contract/ordering/cart.ts'
import type { DeliveryAnswerWire } from '#contract/delivery/delivery.ts'
import type { ErrorBody } from '#contract/core/wire.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeShop, type Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import { deliveringBranch, testZone } from './make-zones.ts'
import type { Visitor } from './visitor.ts'

/** The middle of a test's zone, and a point far from it, in degrees. */
export const middle = [24.7136, 46.6753] as const
export const far = [26, 50] as const

/** Takes the zones of its first branch, Olaya, and of a second one, Dammam; returns a restaurant with a meal for 40.00. */
export function makeDelivering(
  test: TestApp,
  zones = [testZone()],
  others: Parameters<typeof deliveringBranch>[1] = [],
): Promise<Shop> {
  return makeShop(test, {
    items: [{ name: 'Meal', price: 4000, types: ['pickup', 'delivery'] }],
    branches: [
      deliveringBranch('Olaya', zones),
      ...(others.length > 0 ? [deliveringBranch('Dammam', others)] : []),
    ],
  })
}

/** Takes a restaurant and a guest; returns a cart with meals to be delivered, still without an address. */
export async function delivering(shop: Shop, guest: Visitor, meals = 1): Promise<CartWire> {
  const cart = await guest.call<CartWire>('POST', '/api/v1/carts', { type: 'delivery' })
  return guest.add(cart, shop.itemId('Meal'), { quantity: meals })
}

/** Takes a cart and where it goes; returns it with that. */
export function sendTo(guest: Visitor, cart: CartWire, address: object | null): Promise<CartWire> {
  return guest.call('PUT', `/api/v1/carts/${cart.cart_id}`, { address })
}

/** Takes a cart that is not to be placed; returns the refusal. */
export function refusedPlace(guest: Visitor, cart: CartWire): Promise<ErrorBody & { status: number }> {
  return guest.refused('POST', '/api/v1/orders', guest.checkout(cart), { 'idempotency-key': makeId() })
}

/** Takes a point and the branch whose menu is open; returns who delivers there. */
export function askPoint(
  guest: Visitor,
  [latitude, longitude]: readonly [number, number],
  branch?: string,
): Promise<DeliveryAnswerWire> {
  const of = branch ? `&branch_id=${branch}` : ''
  return guest.call('GET', `/api/v1/delivery/at?latitude=${latitude}&longitude=${longitude}${of}`)
}
