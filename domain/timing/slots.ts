import type { OrderType } from '../core/order-type.ts'
import { openSpans, pauseSpans, type OpeningPlan } from './opening.ts'
import type { SlotLimits } from './slot-capacity.ts'
import type { Span } from '../core/spans.ts'
import { addDays, dateText, daysBetween, toLocal, toUtc, type LocalDate } from '../core/zoned-time.ts'

/** How a branch takes orders for later. */
export interface SlotRule {
  /** How long a period is, minutes; it divides the day from its local midnight. */
  readonly periodMinutes: number
  /** The least time from ordering to the slot's start, minutes. */
  readonly leadMinutes: number
  /** No period ends later than so many minutes before closing. */
  readonly stopMinutes: number
  /** Orders for a day are taken until this local minute of the day so many days before it; none = any time. */
  readonly cutOff?: { readonly minutes: number; readonly daysBefore: number }
  readonly limits: SlotLimits
}

/** What a branch without a rule of its own goes by. */
export const usualSlotRule: SlotRule = { periodMinutes: 30, leadMinutes: 30, stopMinutes: 0, limits: {} }

/** A period to order for; keyed by its start, a UTC instant (safety 37). */
export interface Slot extends Span {
  /** The local date of its start, YYYY-MM-DD. */
  readonly date: string
}

export interface SlotDay {
  readonly date: string
  readonly slots: readonly Slot[]
}

/** Which slots are meant: of a branch and order type, seen at a moment (UTC ms). */
export interface SlotsAsked {
  readonly plan: OpeningPlan
  readonly rule: SlotRule
  readonly type: OrderType
  readonly now: number
  /** The last day is today and so many more. */
  readonly daysAhead: number
  /** UTC ms before which no slot starts, whatever the hours. */
  readonly notBefore?: number
}

const minuteMs = 60_000

/**
 * Takes what is asked; returns every local day from today on with the slots that can still be ordered for, full or not.
 * A slot lies inside the hours as a whole and does not start in a pause; a local time that does not exist gives none, a
 * doubled one the first. Spec 4, 5; rule "Slots"; safety 37.
 */
export function listSlots(asked: SlotsAsked): SlotDay[] {
  const today = toLocal(asked.now, asked.plan.timeZone)
  const dates = Array.from({ length: asked.daysAhead + 1 }, (_, i) => addDays(today, i))
  const hours = hoursOf(asked, today, asked.daysAhead)
  return dates.map((date) => ({ date: dateText(date), slots: slotsOn(asked, hours, date) }))
}

/** Takes what is asked; returns whether there is any slot to be ordered for. */
export function hasSlots(asked: SlotsAsked): boolean {
  return listSlots(asked).some((day) => day.slots.length > 0)
}

/** Takes what is asked and a moment (UTC ms); returns the slot that starts then, or undefined when there is none to be ordered. */
export function findSlot(asked: SlotsAsked, start: number): Slot | undefined {
  const zone = asked.plan.timeZone
  const today = toLocal(asked.now, zone)
  const date = toLocal(start, zone)
  const ahead = daysBetween(today, date)
  if (ahead < 0 || ahead > asked.daysAhead || start % minuteMs !== 0) return undefined
  return slotsOn(asked, hoursOf(asked, date, 0), date).find((slot) => slot.start === start)
}

interface Hours {
  readonly open: readonly Span[]
  readonly pauses: readonly Span[]
}

function hoursOf({ plan, type }: SlotsAsked, first: LocalDate, days: number): Hours {
  const start = toUtc(first, 0, plan.timeZone)
  const range = { start, end: toUtc(addDays(first, days), 1440, plan.timeZone) + 86_400_000 }
  return { open: openSpans(plan, type, range, 'without-pauses'), pauses: pauseSpans(plan, type, range) }
}

function slotsOn(asked: SlotsAsked, { open, pauses }: Hours, date: LocalDate): Slot[] {
  const { rule, plan, now } = asked
  if (isCutOff(asked, date)) return []
  const earliest = Math.max(now + rule.leadMinutes * minuteMs, asked.notBefore ?? 0)
  const text = dateText(date)
  const slots: Slot[] = []
  for (let minutes = 0; minutes < 1440; minutes += rule.periodMinutes) {
    const start = toUtc(date, minutes, plan.timeZone)
    const end = start + rule.periodMinutes * minuteMs
    if (start < earliest || !isInside(open, start, end + rule.stopMinutes * minuteMs)) continue
    if (pauses.some((pause) => pause.start <= start && start < pause.end)) continue
    // an hour that a spring night skips has no slots
    if (toLocal(start, plan.timeZone).minutes === minutes) slots.push({ start, end, date: text })
  }
  return slots
}

function isInside(spans: readonly Span[], start: number, end: number): boolean {
  return spans.some((span) => span.start <= start && end <= span.end)
}

function isCutOff({ rule, plan, now }: SlotsAsked, date: LocalDate): boolean {
  return now >= cutOffOf(rule, date, plan.timeZone)
}

/** Until when orders for a day are taken, UTC ms. */
function cutOffOf({ cutOff }: Pick<SlotRule, 'cutOff'>, date: LocalDate, timeZone: string): number {
  return cutOff ? toUtc(addDays(date, -cutOff.daysBefore), cutOff.minutes, timeZone) : Infinity
}

/** Takes a branch's rule, a slot's start and the branch's zone; returns until when that slot can be ordered for (all UTC ms). Spec 5. */
export function orderableUntil(
  rule: Pick<SlotRule, 'cutOff' | 'leadMinutes'>,
  start: number,
  timeZone: string,
): number {
  return Math.min(start - rule.leadMinutes * minuteMs, cutOffOf(rule, toLocal(start, timeZone), timeZone))
}
