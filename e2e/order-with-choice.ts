import type { CartWire } from '#contract/ordering/cart.ts'
import type { ItemPageWire, ItemWire, MenuWire } from '#contract/menu/menu.ts'
import { fillCart, openPaymentByApi, payAtSandbox, placeByApi } from '#tools/order-by-api.ts'
import type { Visitor } from '#tools/visitor.ts'

/** An order that a branch sees, with what was chosen of its last dish and what could have been instead. */
interface OrderWithChoice {
  readonly id: string
  readonly number: string
  readonly branchId: string
  readonly dish: string
  readonly chosen: string
  readonly other: string
}

/** Takes a guest; orders and pays two dishes without a choice and one of which something has to be chosen. */
export async function orderWithChoice(guest: Visitor): Promise<OrderWithChoice> {
  const { key, body } = await fillCart(guest, 'Huda')
  const { dish, option, other, rest } = await findChoosable(guest)
  const cart = await guest.call<CartWire>('POST', `/api/v1/carts/${String(body['cart_id'])}/lines`, {
    item_id: dish.id,
    quantity: 1,
    options: [option, ...rest].map(({ id }) => ({ option_id: id, quantity: 1 })),
  })
  const intent = { ...body, cart_version: cart.version, total: cart.bill.to_pay }
  const order = await placeByApi(guest, { key, body: intent })
  const step = await openPaymentByApi(guest, order.id)
  await payAtSandbox(step.pay_url)
  await guest.call('GET', `/api/v1/payments/${step.reference}`)
  const { number } = (await guest.call<{ order: { number: string } }>('GET', `/api/v1/orders/${order.id}`))
    .order
  return {
    id: order.id,
    number,
    branchId: order.branch.id,
    dish: dish.name,
    chosen: option.name,
    other: other.name,
  }
}

async function findChoosable(guest: Visitor) {
  const menu = await guest.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  // the first ones are in the cart already
  for (const card of menu.items.toReversed().filter((one) => one.state === 'available')) {
    const { item } = await guest.call<ItemPageWire>('GET', `/api/v1/menu/items/${card.id}?type=pickup`)
    const choice = choiceOf(item)
    if (choice) return { dish: item, ...choice }
  }
  throw new Error('The demo has no dish of which one of several has to be chosen.')
}

/** What is chosen of the first group that asks for one, what else could be, and the first of the others. */
function choiceOf({ option_groups: groups }: ItemWire) {
  const asked = groups.filter(({ min }) => min > 0)
  const names = groups.flatMap((group) => group.options.map(({ name }) => name))
  // a page finds it by its name, so that no other one may hold it
  const isAlone = (name: string) => names.filter((one) => one.includes(name)).length === 1
  const [first, ...others] = asked
  if (!first || asked.some(({ min, max, when }) => min > 1 || max > 1 || when !== null)) return undefined
  const [other, option] = first.options.filter(({ out, name }) => !out && isAlone(name))
  const rest = others.flatMap(({ options }) => options.filter(({ out }) => !out).slice(0, 1))
  return option && other ? { option, other, rest } : undefined
}
