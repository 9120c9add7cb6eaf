import { availabilityOf, isOffered, type ItemState } from './availability.ts'
import type { CartLine } from './cart.ts'
import type { Item, MenuGroup, OrderType, SoldOut } from './menu.ts'
import { resolveOptions } from './option-choice.ts'
import { isRefusal, refuse, type Refusal } from './refusal.ts'

/** What the menu offers where and when a cart is looked at. */
export interface Offer {
  readonly items: ReadonlyMap<string, Item>
  readonly groups: readonly MenuGroup[]
  readonly soldOut: ReadonlyMap<string, SoldOut>
  readonly zone: string
  readonly type: OrderType
  /** For which moment, UTC ms: now, or the slot's start of an order for later. */
  readonly now: number
  /** Orders for later are taken: what has to be ordered ahead may be in the cart (spec 5 "scheduled-only"). */
  readonly ahead?: boolean
}

/**
 * Takes one line and the offer; returns nothing when it can be ordered now, or the refusal: 'item-not-found',
 * 'item-unavailable', 'item-scheduled-only', 'item-limit' or one of the options'. Spec 5, 8.
 */
export function refuseLine(
  line: Pick<CartLine, 'itemId' | 'quantity' | 'options'>,
  offer: Offer,
): Refusal | undefined {
  const item = offer.items.get(line.itemId)
  const group = item && offer.groups.find((one) => one.id === item.groupId)
  if (!item || !group || !isOffered(item, offer.type)) return refuse('item-not-found')
  const { state } = availabilityOf(item, group.windows, offer.soldOut, offer)
  const unavailable = state === 'order_ahead' && offer.ahead ? undefined : refusalOf[state]
  if (unavailable) return refuse(unavailable, { details: { item: item.name } })
  if (item.maxQuantity !== undefined && line.quantity > item.maxQuantity)
    return refuse('item-limit', { details: { item: item.name, max: item.maxQuantity } })
  const options = resolveOptions(item, line.options)
  return isRefusal(options) ? options : undefined
}

const refusalOf: Readonly<Record<ItemState, 'item-unavailable' | 'item-scheduled-only' | undefined>> = {
  available: undefined,
  sold_out: 'item-unavailable',
  out_of_window: 'item-unavailable',
  order_ahead: 'item-scheduled-only',
}

/**
 * Takes a cart's lines and the offer; returns the lines that can be ordered now and those that are gone, so that
 * they can be named ("the following items are not available and will be deleted from cart", spec 8).
 */
export function fitLines(lines: readonly CartLine[], offer: Offer): { kept: CartLine[]; gone: CartLine[] } {
  const { kept = [], gone = [] } = Object.groupBy(lines, (line) =>
    refuseLine(line, offer) ? ('gone' as const) : ('kept' as const),
  )
  return { kept, gone }
}

/**
 * Takes lines and items; refuses with 'item-limit' when all lines of one item together pass its per-purchase
 * maximum (spec 5).
 */
export function refuseQuantities(
  lines: readonly Pick<CartLine, 'itemId' | 'quantity'>[],
  items: ReadonlyMap<string, Item>,
): Refusal | undefined {
  const counts = new Map<string, number>()
  for (const { itemId, quantity } of lines) counts.set(itemId, (counts.get(itemId) ?? 0) + quantity)
  for (const [itemId, count] of counts) {
    const item = items.get(itemId)
    if (item?.maxQuantity !== undefined && count > item.maxQuantity)
      return refuse('item-limit', { details: { item: item.name, max: item.maxQuantity } })
  }
  return undefined
}
