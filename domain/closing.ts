import { openSpans, type OpeningPlan } from './opening.ts'
import type { OrderType } from './menu.ts'

const dayMs = 86_400_000
const graceMs = 5 * 60_000

/**
 * Takes a branch's plan, an order type and now (UTC ms); returns when the hours that it is in end (UTC ms), a pause being
 * no end; undefined while it is closed. Around the clock it is some day ahead, and limits nothing. Safety 10.
 */
export function closingAt(plan: OpeningPlan, type: OrderType, now: number): number | undefined {
  const spans = openSpans(plan, type, { start: now, end: now + dayMs }, 'without-pauses')
  return spans.find(({ start, end }) => start <= now && now < end)?.end
}

/**
 * Takes when an order came to the kitchen, the branch's limit (minutes) and, of one that is wanted as soon as possible,
 * when the branch closes (UTC ms); returns until when it may be accepted (UTC ms): min(limit, closing + 5 min). Safety 10.
 */
export function acceptUntil(came: number, limitMinutes: number, closes: number | undefined): number {
  const limit = came + limitMinutes * 60_000
  return closes === undefined ? limit : Math.min(limit, closes + graceMs)
}
