import { isOffered, type ItemState } from '../menu/availability.ts'
import type { CartLine } from '../menu/cart-line.ts'
import { resolveDeposits } from '../menu/deposit-choice.ts'
import type { Item } from '../menu/menu.ts'
import { isOut, stateIn, type Offer } from '../menu/offer.ts'
import { resolveOptions } from '../menu/option-choice.ts'
import { isRefusal, refuse, type Refusal } from '../core/refusal.ts'
import { firstShort, piecesOf, piecesOfLines } from '../menu/stock.ts'

export type { Offer } from '../menu/offer.ts'

type Choice = Pick<CartLine, 'itemId' | 'quantity' | 'options' | 'deposits'>

/**
 * Takes one line and the offer; returns nothing when it can be ordered now, or the refusal: 'item-not-found',
 * 'item-unavailable', 'item-scheduled-only', 'item-limit' or one of the options' and deposits'. Spec 5, 8.
 */
export function refuseLine(line: Choice, offer: Offer): Refusal | undefined {
  const item = offer.items.get(line.itemId)
  if (!item || !offer.groups.some((one) => one.id === item.groupId) || !isOffered(item, offer.type))
    return refuse('item-not-found')
  const { state } = stateIn(item, offer)
  const unavailable = state === 'order_ahead' && offer.ahead ? undefined : refusalOf[state]
  if (unavailable) return refuse(unavailable, { details: { item: item.name } })
  if (item.maxQuantity !== undefined && line.quantity > item.maxQuantity)
    return refuse('item-limit', { details: { item: item.name, max: item.maxQuantity } })
  const options = resolveOptions(item, line.options)
  if (isRefusal(options)) return options
  const out = options.find(({ option }) => isOut(option, offer))
  if (out) return refuse('item-unavailable', { details: { item: out.option.name } })
  const deposits = resolveDeposits(item, line.deposits)
  return isRefusal(deposits) ? deposits : undefined
}

const refusalOf: Readonly<Record<ItemState, 'item-unavailable' | 'item-scheduled-only' | undefined>> = {
  available: undefined,
  sold_out: 'item-unavailable',
  out_of_window: 'item-unavailable',
  order_ahead: 'item-scheduled-only',
}

/** A cart's lines beside what can be ordered now. */
export interface FittedLines {
  readonly remaining: CartLine[]
  /** Not to be had any more. */
  readonly gone: CartLine[]
  /** Of these fewer are left than were wanted: they stand in `kept` with what there is. */
  readonly cut: CartLine[]
}

/**
 * Takes a cart's lines and the offer; returns the lines that can be ordered now, those that are gone, so that they can
 * be named ("the following items are not available and will be deleted from cart", spec 8), and those that were cut to
 * what is left. Earlier lines come first.
 */
export function fitLines(lines: readonly CartLine[], offer: Offer): FittedLines {
  const fitted: FittedLines = { remaining: [], gone: [], cut: [] }
  const left = new Map(offer.left)
  for (const line of lines) {
    const quantity = refuseLine(line, offer) ? 0 : mostOf(line, offer.items.get(line.itemId), left)
    if (quantity === 0) {
      fitted.gone.push(line)
      continue
    }
    const fittedLine = quantity === line.quantity ? line : { ...line, quantity }
    fitted.remaining.push(fittedLine)
    if (fittedLine !== line) fitted.cut.push(fittedLine)
  }
  return fitted
}

/** How many of the line what is left allows; what it takes is taken out of `left`. */
function mostOf(line: CartLine, item: Item | undefined, left: Map<string, number>): number {
  if (!item || left.size === 0) return line.quantity
  const pieces = piecesOf(item, line.options)
  let most = line.quantity
  for (const [id, count] of pieces) most = Math.min(most, Math.floor((left.get(id) ?? Infinity) / count))
  for (const [id, count] of pieces) {
    const here = left.get(id)
    if (here !== undefined) left.set(id, here - count * most)
  }
  return most
}

/**
 * Takes lines and the offer; refuses with 'item-limit' when all lines of one item together pass its per-purchase
 * maximum (spec 5), and with 'not-enough-left' when they want more of a counted item than there is.
 */
export function refuseQuantities(
  lines: readonly Pick<CartLine, 'itemId' | 'quantity' | 'options'>[],
  { items, left }: Pick<Offer, 'items' | 'left'>,
): Refusal | undefined {
  const counts = new Map<string, number>()
  for (const { itemId, quantity } of lines) counts.set(itemId, (counts.get(itemId) ?? 0) + quantity)
  for (const [itemId, count] of counts) {
    const item = items.get(itemId)
    if (item?.maxQuantity !== undefined && count > item.maxQuantity)
      return refuse('item-limit', { details: { item: item.name, max: item.maxQuantity } })
  }
  return left.size === 0 ? undefined : refuseShort(firstShort(left, piecesOfLines(lines, items)), items)
}

/** Takes an item of which there is not enough, if any; refuses 'not-enough-left' with its name and how many there are. */
export function refuseShort(
  short: ReturnType<typeof firstShort>,
  items: ReadonlyMap<string, Pick<Item, 'name'>>,
): Refusal | undefined {
  if (!short) return undefined
  const item = items.get(short.itemId)?.name
  return refuse('not-enough-left', {
    details: { ...(item && { item }), item_id: short.itemId, left: short.left },
  })
}
