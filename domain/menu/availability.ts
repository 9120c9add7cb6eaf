import type { OrderType } from '../core/order-type.ts'
import type { TimeWindow } from '../core/time-window.ts'
import type { Item, SoldOut } from './menu.ts'
import { windowStateAt, type WindowState } from '../core/time-window.ts'

/** Why an item can or cannot be ordered as soon as possible. */
export type ItemState = 'available' | 'sold_out' | 'out_of_window' | 'order_ahead'

export interface Availability {
  readonly state: ItemState
  /** UTC ms at which this answer changes by the clock alone. */
  readonly changesAt?: number
  /** The window that decides, for the words beside the item. */
  readonly window?: WindowState
}

/** The moment and the place that availability is asked for. */
export interface Where {
  readonly now: number
  readonly zone: string
  readonly type: OrderType
}

/**
 * Takes an item, the windows of its group, the branch's sold-out marks by item id, and when and how it is ordered;
 * returns its state. Spec 5 (time windows, scheduled only), rule "Sold out". An item not offered for the
 * order type is not on that menu at all: ask `isOffered` first.
 */
export function availabilityOf(
  item: Item,
  groupWindows: readonly TimeWindow[],
  soldOut: ReadonlyMap<string, SoldOut>,
  where: Where,
): Availability {
  const mark = soldOut.get(item.id)
  if (mark && (mark.until === undefined || mark.until > where.now)) {
    return { state: 'sold_out', ...(mark.until !== undefined && { changesAt: mark.until }) }
  }
  const own = windowStateAt(item.windows, where.now, where.zone)
  const group = windowStateAt(groupWindows, where.now, where.zone)
  const changesAt = earliest(own.changesAt, group.changesAt)
  const when = changesAt === undefined ? {} : { changesAt }
  const closed = [own, group].find((state) => !state.open)
  if (closed) return { state: 'out_of_window', window: closed, ...when }
  if (item.scheduledOnly) return { state: 'order_ahead', ...when }
  const window = own.changesAt !== undefined ? own : group
  return { state: 'available', ...(window.changesAt !== undefined && { window }), ...when }
}

/** Takes an item and an order type; returns whether the item is on that menu at all. */
export function isOffered(item: Item, type: OrderType): boolean {
  return item.types.includes(type)
}

/** Takes moments (UTC ms) of which some are unknown; returns the earliest, or undefined when none is known. */
export function earliest(...moments: readonly (number | undefined)[]): number | undefined {
  let first: number | undefined
  for (const moment of moments)
    if (moment !== undefined && (first === undefined || moment < first)) first = moment
  return first
}
