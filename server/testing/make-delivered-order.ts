import { makePaidOrder, type Ordered } from './make-paid-order.ts'
import type { Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'

/** Takes a shop and items; a guest orders and pays them, and the owner makes the order and hands it over. */
export async function makeDeliveredOrder(test: TestApp, shop: Shop, ...names: string[]): Promise<Ordered> {
  const order = await makePaidOrder(test, shop, ...names)
  for (const action of ['accept', 'ready', 'hand_over'] as const) await order.move(action)
  return order
}
