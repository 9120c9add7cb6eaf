/** How food leaves the kitchen (spec 1; rule "Ways to order"). `e`, the electronic menu, is to read only. */
export type OrderType = 'pickup' | 'car' | 'delivery' | 'dinein'
export const orderTypes: readonly OrderType[] = ['pickup', 'car', 'delivery', 'dinein']

/** Takes any text; returns whether it names an order type. Spec 1. */
export function isOrderType(text: string): text is OrderType {
  return (orderTypes as readonly string[]).includes(text)
}

/**
 * Takes the ways that are offered; returns the one that is meant where a guest has named none: the first that can be
 * ordered by without a table's code, if there is one.
 */
export function usualWay(types: readonly OrderType[]): OrderType | undefined {
  return orderTypes.find((type) => type !== 'dinein' && types.includes(type))
}
