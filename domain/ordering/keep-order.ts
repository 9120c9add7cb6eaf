import { hourMs } from '../core/durations.ts'
import { statusFacts, type OrderStatus } from './order-status.ts'
/** An open order that nothing was heard of for a day is no longer one. */
const openHours = 24
const endedHours = 2

/**
 * Takes an order's status and the moments of its life (ISO); returns until when (UTC ms) the browser that placed it may keep
 * its page for bad networks: while it is open, and two hours after its end. Safety 26.
 */
export function keepOrderUntil(status: OrderStatus, moments: readonly string[]): number {
  const last = Math.max(0, ...moments.map((moment) => Date.parse(moment)))
  return last + (statusFacts[status].isEnded ? endedHours : openHours) * hourMs
}
