import type { CartLine } from '../menu/cart-line.ts'

/** How many usual orders one customer keeps. */
export const mostUsuals = 20

/** So many similar orders suggest a usual one. */
const similarOrders = 3

/** An order as its likeness is seen. */
export interface SeenOrder {
  readonly id: string
  readonly lines: readonly Pick<CartLine, 'itemId' | 'quantity' | 'options'>[]
}

/** Takes lines; returns what makes two orders similar: the same dishes with the same options, in whatever order and amount. */
export function likenessOf(lines: SeenOrder['lines']): string {
  const dishes = lines.map(({ itemId, options }) => {
    const chosen = options.map((one) => one.optionId).toSorted()
    return [itemId, ...chosen].join('+')
  })
  return [...new Set(dishes)].toSorted().join(' ')
}

/**
 * Takes a customer's delivered orders, newest first, and the likenesses of the usual orders that are kept; returns the
 * newest order of which there are three alike and none kept, or nothing.
 */
export function suggestUsual(
  orders: readonly SeenOrder[],
  saved: ReadonlySet<string>,
): SeenOrder | undefined {
  const counts = new Map<string, number>()
  const likeness = orders.map((order) => likenessOf(order.lines))
  for (const one of likeness) counts.set(one, (counts.get(one) ?? 0) + 1)
  return orders.find((_, n) => {
    const one = likeness[n] ?? ''
    return one !== '' && !saved.has(one) && (counts.get(one) ?? 0) >= similarOrders
  })
}
