import { orderStatuses, type OrderStatus } from './order-status.ts'
import { minuteMs } from '../core/durations.ts'

/** A station of a kitchen and the groups of the menu whose dishes are made there. */
export interface Station {
  readonly id: string
  readonly groupIds: readonly string[]
}

/** What a station said of an order: it made its part, or took that back. */
export interface StationMark {
  readonly stationId: string
  readonly done: boolean
  readonly recalled: boolean
}

/**
 * Takes the item of a line, the group of each item and the stations; returns the station that makes it: the first that has
 * its group, undefined where none has: then it is made at the pass.
 */
export function stationOf(
  itemId: string,
  groupOf: (itemId: string) => string | undefined,
  stations: readonly Station[],
): string | undefined {
  const group = groupOf(itemId)
  return group === undefined ? undefined : stations.find(({ groupIds }) => groupIds.includes(group))?.id
}

/**
 * Takes the stations that an order's lines belong to (undefined: the pass), and what was said of it; returns whether every
 * part is made: an order with a line of the pass is never made by stations alone.
 */
export function isMade(stations: readonly (string | undefined)[], marks: readonly StationMark[]): boolean {
  const done = new Set(marks.filter((mark) => mark.done).map(({ stationId }) => stationId))
  return stations.length > 0 && stations.every((id) => id !== undefined && done.has(id))
}

/** Where an order stands on the kitchen's screens: to be made, or made; undefined where they do not show it. */
export const kitchenPlaces: Readonly<Record<OrderStatus, 'accepted' | 'ready' | undefined>> = {
  callcenter_pending: undefined,
  b2b_pending: undefined,
  created: undefined,
  accepted: 'accepted',
  ready: 'ready',
  outdelivery: undefined,
  delivered: undefined,
  canceled: undefined,
  missed: undefined,
  partially_refunded: undefined,
  refunded: undefined,
  b2b_canceled: undefined,
}

/** The statuses of orders that the kitchen's screens show. */
export const kitchenStatuses: readonly OrderStatus[] = orderStatuses.filter((status) => kitchenPlaces[status])

/**
 * Takes an order's status and a station's mark of it; returns whether its part stands on the station's screen: until it is
 * bumped, and again after a recall, also when the order is called ready already.
 */
export function standsAtStation(status: OrderStatus, mark: StationMark | undefined): boolean {
  if (mark?.done) return false
  const place = kitchenPlaces[status]
  return place === 'accepted' || (place === 'ready' && mark?.recalled === true)
}

/** How a ticket's time goes: `plain`, `warn` from three quarters of its make-time on, `late` beyond it. Design 11. */
export type MakeTone = 'plain' | 'warn' | 'late'

/** Takes the minutes that a part takes and for how long it has been there, ms; returns how its time goes. Design 11. */
export function makeTone(minutes: number, passedMs: number): MakeTone {
  const whole = Math.max(1, minutes) * minuteMs
  if (passedMs > whole) return 'late'
  return passedMs >= whole * 0.75 ? 'warn' : 'plain'
}
