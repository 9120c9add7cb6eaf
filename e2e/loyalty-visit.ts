import type { CartWire } from '#contract/ordering/cart.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import type { Visitor } from '#tools/visitor.ts'

export const host = 'saffron'

/** Takes a customer; returns two dishes that need no choice, the dearer one first. */
export async function twoDishes(
  visitor: Visitor,
): Promise<{ dear: string; cheap: string; cheapName: string; branch: string }> {
  const menu = await visitor.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  const plain = menu.items
    .filter((item) => item.state === 'available' && !item.needs_choice && item.max_quantity === null)
    .toSorted((a, b) => Number(b.price) - Number(a.price))
  const [dear, cheap] = [plain[0], plain.at(-1)]
  if (!dear || !cheap) throw new Error('the demo has no two plain dishes')
  return { dear: dear.id, cheap: cheap.id, cheapName: cheap.name, branch: menu.branch.id }
}

/** Takes a customer and dishes; orders them, paid at hand-over, and the branch makes and hands them over. */
export async function eatAt(
  port: number,
  { visitor, mobile }: { visitor: Visitor; mobile: string },
  dishes: readonly string[],
): Promise<string> {
  const { branch } = await twoDishes(visitor)
  let cart = await visitor.call<CartWire>('POST', '/api/v1/carts', { type: 'pickup', branch_id: branch })
  for (const item_id of dishes)
    cart = await visitor.call<CartWire>('POST', `/api/v1/carts/${cart.cart_id}/lines`, { item_id })
  cart = await visitor.call<CartWire>('PUT', `/api/v1/carts/${cart.cart_id}`, { payment_method_id: 'cash' })
  const order = await visitor.call<OrderWire>(
    'POST',
    '/api/v1/orders',
    {
      cart_id: cart.cart_id,
      cart_version: cart.version,
      total: cart.bill.to_pay,
      ready_minutes_to: cart.ready_minutes.to,
      name: 'Sara',
      mobile,
      notes: '',
      payment_method: 'cash',
    },
    { 'idempotency-key': `loyalty-${cart.cart_id}` },
  )
  await handOver(port, visitor, order.id)
  return order.id
}

/** Takes an order and whose it is; the branch makes it and hands it over. */
export async function handOver(port: number, visitor: Visitor, id: string): Promise<void> {
  const { visitor: owner } = await signInByApi(port, host)
  for (const action of ['accept', 'ready', 'hand_over']) {
    const { order: now } = await visitor.call<{ order: OrderWire }>('GET', `/api/v1/orders/${id}`)
    await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, { action, version: now.version })
  }
}
