import { availabilityOf, earliest, isOffered, type Availability } from './availability.ts'
import type { OrderType } from '../core/order-type.ts'
import type { Item, MenuGroup, Option, SoldOut } from './menu.ts'
import type { Pieces } from './stock.ts'

/** What the menu offers where and when a cart is looked at. */
export interface Offer {
  /** As the branch sells them for this type (domain/menu/items-at.ts). */
  readonly items: ReadonlyMap<string, Item>
  readonly groups: readonly MenuGroup[]
  readonly soldOut: ReadonlyMap<string, SoldOut>
  /** What is left of counted items; the others have no end. */
  readonly left: Pieces
  readonly zone: string
  readonly type: OrderType
  /** For which moment, UTC ms: now, or the slot's start of an order for later. */
  readonly now: number
  /** When prices of it change by the clock, UTC ms; none = not by the clock. */
  readonly pricesChangeAt?: number
  /** The law wants minutes of activity beside all calories. */
  readonly activity?: boolean
  /** Orders for later are taken: what has to be ordered ahead may be in the cart (spec 5 "scheduled-only"). */
  readonly ahead?: boolean
}

/**
 * Takes an item and the offer; returns its state there: as availabilityOf says, sold out too when none of it is left,
 * or when a group that must be chosen from has too few options to be had. Spec 5, rule "Counted stock".
 */
export function stateIn(item: Item, offer: Offer): Availability {
  const own = plainState(item, offer)
  if (own.state === 'sold_out' || !item.optionGroups.some((group) => mayLack(group, offer))) return own
  let { changesAt } = own
  let short = false
  for (const group of item.optionGroups) {
    let most = 0
    for (const option of group.options) {
      const part = option.itemId === undefined ? undefined : offer.items.get(option.itemId)
      if (part) changesAt = earliest(changesAt, plainState(part, offer).changesAt)
      const mark = markOf(option, offer)
      if (mark) changesAt = earliest(changesAt, mark.until)
      if (!isOut(option, offer)) most += option.max
    }
    if (group.when === undefined && most < group.min) short = true
  }
  const when = changesAt === undefined ? {} : { changesAt }
  return short ? { state: 'sold_out', ...when } : { ...own, ...when }
}

/** Takes an option and the offer; returns whether it cannot be had now: sold out itself, or the item of a combo that it stands for. */
export function isOut(option: Pick<Option, 'id' | 'itemId'>, offer: Offer): boolean {
  if (markOf(option, offer)) return true
  if (option.itemId === undefined) return false
  const item = offer.items.get(option.itemId)
  if (!item || !isOffered(item, offer.type)) return true
  const { state } = plainState(item, offer)
  return state !== 'available' && state !== 'order_ahead'
}

/** The branch's mark on an option, while it holds. */
function markOf({ id }: Pick<Option, 'id'>, { soldOut, now }: Offer): SoldOut | undefined {
  const mark = soldOut.get(id)
  return mark && (mark.until === undefined || mark.until > now) ? mark : undefined
}

/** Of most groups nothing can be missing: they are not looked through option by option. */
const mayLack = ({ min, options }: Item['optionGroups'][number], { soldOut }: Offer) =>
  (min > 0 && options.length === 0) ||
  options.some(({ id, itemId }) => itemId !== undefined || soldOut.has(id))

function plainState(item: Item, offer: Offer): Availability {
  const group = offer.groups.find((one) => one.id === item.groupId)
  const state = availabilityOf(item, group?.windows ?? [], offer.soldOut, offer)
  return offer.left.get(item.id) === 0 && state.state !== 'sold_out' ? { state: 'sold_out' } : state
}
