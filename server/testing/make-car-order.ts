import type { CartWire } from '#contract/ordering/cart.ts'
import { makePaid, type Ordered } from './make-paid-order.ts'
import { makeShop, type Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import type { Visitor } from './visitor.ts'

/** A vehicle as a guest types it. */
export const typedVehicle = { brand_id: 'kia', color_id: 'red', plate_number: 'أ ب ج ١٢٣٤' }

/** Takes a test's product; returns a restaurant whose branch serves cars and counter. */
export function makeCarShop(test: TestApp): Promise<Shop> {
  return makeShop(test, {
    items: [{ name: 'Shawarma', types: ['pickup', 'car'] }],
    branches: [{ name: { ar: 'العليا', en: 'Olaya' }, types: ['pickup', 'car'] }],
  })
}

/** Takes a restaurant and a guest; returns a cart from the car, still without a vehicle. */
export async function carCart(shop: Shop, guest: Visitor): Promise<CartWire> {
  const cart = await guest.call<CartWire>('POST', '/api/v1/carts', { type: 'car' })
  return guest.add(cart, shop.itemId('Shawarma'))
}

/** Takes a restaurant; a guest orders from the car and pays, and the owner is signed in. */
export async function makeCarOrder(test: TestApp, shop: Shop): Promise<Ordered> {
  const guest = shop.guest()
  const { cart_id } = await carCart(shop, guest)
  const cart = await guest.call<CartWire>('PUT', `/api/v1/carts/${cart_id}`, { vehicle: typedVehicle })
  return makePaid(test, shop, guest, cart)
}
