import type { OrderType } from '../core/order-type.ts'
import type { Item, ItemPrice } from './menu.ts'

/** What a branch makes different of the menu that all branches share. */
export interface BranchItems {
  readonly items: ReadonlyMap<string, Item>
  readonly prices: readonly ItemPrice[]
  /** Items and options that the branch does not have on its menu. */
  readonly hidden: ReadonlySet<string>
}

/**
 * Takes the menu, a branch's differences, the branch and an order type; returns the items as they are sold there, in the
 * menu's order. Of several prices the most specific one counts: branch and type, then the branch, then the type, then
 * the item's own. Such a price stands as a whole: with its own price before a discount, or without one. Options likewise:
 * those that the branch does not have are not in their groups.
 */
export function itemsAt(
  { items, prices, hidden }: BranchItems,
  branchId: string,
  type: OrderType,
): ReadonlyMap<string, Item> {
  const best = new Map<string, ItemPrice>()
  for (const price of prices) {
    if (price.branchId !== undefined && price.branchId !== branchId) continue
    if (price.type !== undefined && price.type !== type) continue
    const known = best.get(price.itemId)
    if (!known || weightOf(price) > weightOf(known)) best.set(price.itemId, price)
  }
  if (best.size === 0 && hidden.size === 0) return items
  const here = new Map<string, Item>()
  for (const [id, item] of items)
    if (!hidden.has(id)) here.set(id, withOptions(pricedBy(item, best.get(id)), best, hidden))
  return here
}

/** An item of which nothing differs stays the same object. */
function withOptions(item: Item, prices: ReadonlyMap<string, ItemPrice>, hidden: ReadonlySet<string>): Item {
  const differs = item.optionGroups.some(({ options }) =>
    options.some(({ id }) => hidden.has(id) || prices.has(id)),
  )
  if (!differs) return item
  const optionGroups = item.optionGroups.map((group) => ({
    ...group,
    options: group.options
      .filter(({ id }) => !hidden.has(id))
      .map((option) => ({ ...option, price: prices.get(option.id)?.price ?? option.price })),
  }))
  return { ...item, optionGroups: optionGroups.filter(({ min, options }) => min > 0 || options.length > 0) }
}

const weightOf = ({ branchId, type }: ItemPrice) =>
  (branchId === undefined ? 0 : 2) + (type === undefined ? 0 : 1)

function pricedBy(item: Item, price: ItemPrice | undefined): Item {
  if (!price) return item
  const { priceBefore: _, ...rest } = item
  return {
    ...rest,
    price: price.price,
    ...(price.priceBefore !== undefined && { priceBefore: price.priceBefore }),
  }
}
