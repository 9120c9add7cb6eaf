import { itemsAt } from '#domain/menu/items-at.ts'
import { openLists, withLists, type PriceChannel } from '#domain/menu/price-list.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { Item } from '#domain/menu/menu.ts'
import type { Catalogue } from '../store/menu/catalogue.ts'

const none: ReadonlySet<string> = new Set()

/** By content, then by branch, type and the price lists that hold: many requests ask the same of one catalogue. */
const cache = new WeakMap<Catalogue, Map<string, ReadonlyMap<string, Item>>>()

/**
 * Takes content, a branch and an order type; returns the items as they are sold there, in the menu's order, at their
 * regular prices: for who asks what is sold, not what it costs.
 */
export function branchItems(
  catalogue: Catalogue,
  branchId: string,
  type: OrderType,
): ReadonlyMap<string, Item> {
  return cachedItems(catalogue, `${type} ${branchId}`, () => {
    const { items, prices } = catalogue
    return itemsAt({ items, prices, hidden: catalogue.hidden.get(branchId) ?? none }, branchId, type)
  })
}

/** Where and when prices are asked for. */
export interface PricePlace {
  readonly branchId: string
  readonly type: OrderType
  /** UTC ms: of an order for later, its time. */
  readonly now: number
  /** None: that of the way to order. */
  readonly channel?: PriceChannel
}

/** Takes content and a place; returns the items as they are sold there and then, with the prices of the lists that hold, and when those change by the clock (UTC ms). */
export function pricedItems(
  catalogue: Catalogue,
  { branchId, type, now, channel = type === 'dinein' ? 'table' : 'storefront' }: PricePlace,
): { readonly items: ReadonlyMap<string, Item>; readonly changesAt: number | undefined } {
  const items = branchItems(catalogue, branchId, type)
  if (catalogue.priceLists.length === 0) return { items, changesAt: undefined }
  const zone = catalogue.branches.find(({ id }) => id === branchId)?.timeZone ?? 'UTC'
  const { open, changesAt } = openLists(catalogue.priceLists, { branchId, channel, zone, now })
  if (open.length === 0) return { items, changesAt }
  const key = `${type} ${branchId} ${open.map(({ list, until = '' }) => `${list.id}:${until}`).join(' ')}`
  return { items: cachedItems(catalogue, key, () => withLists(items, open)), changesAt }
}

function cachedItems(
  catalogue: Catalogue,
  key: string,
  make: () => ReadonlyMap<string, Item>,
): ReadonlyMap<string, Item> {
  const known = cache.get(catalogue) ?? new Map<string, ReadonlyMap<string, Item>>()
  cache.set(catalogue, known)
  const before = known.get(key)
  if (before) return before
  const made = make()
  known.set(key, made)
  return made
}
