import { dayMs, minuteMs } from '../core/durations.ts'
import { openSpans, type OpeningPlan } from '../timing/opening.ts'
import type { OrderType } from '../core/order-type.ts'

const graceMs = 5 * minuteMs

/**
 * Takes a branch's plan, an order type and now (UTC ms); returns when the hours that it is in end (UTC ms), a pause being
 * no end; undefined while it is closed. Around the clock it is some day ahead, and limits nothing. Safety 10.
 */
export function closingAt(plan: OpeningPlan, type: OrderType, now: number): number | undefined {
  const spans = openSpans(plan, type, { start: now, end: now + dayMs }, 'without-pauses')
  return spans.find(({ start, end }) => start <= now && now < end)?.end
}

/**
 * Takes a branch's plan, an order type and a moment (UTC ms); returns when the hours that hold it began (UTC ms), a pause
 * being no beginning; undefined while it is closed then. Around the clock it is some day before. Rule "Missed orders".
 */
export function openedAt(plan: OpeningPlan, type: OrderType, at: number): number | undefined {
  const spans = openSpans(plan, type, { start: at, end: at + 1 }, 'without-pauses')
  return spans.find(({ start, end }) => start <= at && at < end)?.start
}

/**
 * Takes an order for later (one for now has none of its times) and now; returns when the minutes begin in which it may be
 * accepted (UTC ms): with its release, but not before the branch opens for its slot. Rule "Missed orders".
 */
export function cameToKitchen(
  order: { readonly release_at: Date | null; readonly slot_opens_at: Date | null },
  now: Date,
): number {
  return Math.max(now.getTime(), order.release_at?.getTime() ?? 0, order.slot_opens_at?.getTime() ?? 0)
}

/**
 * Takes when an order came to a kitchen that is open, the branch's limit (minutes) and, of one that is wanted as soon as possible,
 * when the branch closes (UTC ms); returns until when it may be accepted (UTC ms): min(limit, closing + 5 min). Safety 10.
 */
export function acceptUntil(came: number, limitMinutes: number, closes: number | undefined): number {
  const limit = came + limitMinutes * minuteMs
  return closes === undefined ? limit : Math.min(limit, closes + graceMs)
}
