import { itemsAt } from '#domain/menu/items-at.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { Item } from '#domain/menu/menu.ts'
import type { Catalogue } from '../store/menu/catalogue.ts'

const none: ReadonlySet<string> = new Set()

/** By content, then by branch and type: many requests ask the same of one catalogue. */
const cache = new WeakMap<Catalogue, Map<string, ReadonlyMap<string, Item>>>()

/** Takes content, a branch and an order type; returns the items as they are sold there, in the menu's order. */
export function branchItems(
  catalogue: Catalogue,
  branchId: string,
  type: OrderType,
): ReadonlyMap<string, Item> {
  const known = cache.get(catalogue) ?? new Map<string, ReadonlyMap<string, Item>>()
  cache.set(catalogue, known)
  const key = `${type} ${branchId}`
  const before = known.get(key)
  if (before) return before
  const { items, prices } = catalogue
  const made = itemsAt({ items, prices, hidden: catalogue.hidden.get(branchId) ?? none }, branchId, type)
  known.set(key, made)
  return made
}
