import { dayMs } from '../core/durations.ts'
import { joinSpans, cutSpans, type Span } from '../core/spans.ts'
import type { OrderType } from '../core/order-type.ts'
import type { TimeWindow } from '../core/time-window.ts'
import type { WindowState } from '../core/time-window.ts'
import type { Words } from '../core/words.ts'
import {
  addDays,
  daysBetween,
  toLocal,
  toUtc,
  type LocalDate,
  dateText,
  weekdayOf,
} from '../core/zoned-time.ts'

/** Other hours in a range of local dates: a holiday, special hours, Ramadan. */
export interface HoursException {
  readonly id: string
  readonly name: Words
  /** First and last day on which its hours begin, YYYY-MM-DD, both included. */
  readonly from: string
  readonly to: string
  /** The order types that it is for; none = all. */
  readonly types: readonly OrderType[]
  /** The hours of those days, by weekday as usual; none = closed. */
  readonly windows: readonly TimeWindow[]
}

/** A short stop inside the hours: by a weekly timetable (prayer times), or once with its own end. */
export type Pause = {
  readonly id: string
  readonly name: Words
  /** The order types that it is for; none = all. */
  readonly types: readonly OrderType[]
} & (
  | {
      readonly kind: 'weekly'
      readonly windows: readonly TimeWindow[]
      /** Local dates between which the timetable holds, YYYY-MM-DD; none = always. */
      readonly from?: string
      readonly to?: string
    }
  /** UTC ms. */
  | { readonly kind: 'once'; readonly startsAt: number; readonly endsAt: number }
)

/** When a branch is open, before the clock is asked. */
export interface OpeningPlan {
  readonly timeZone: string
  /** None = always open. */
  readonly hours: readonly TimeWindow[]
  /** Hours of an order type that differ from the branch's. */
  readonly typeHours: Readonly<Partial<Record<OrderType, readonly TimeWindow[]>>>
  readonly exceptions: readonly HoursException[]
  readonly pauses: readonly Pause[]
}

/** Whether a branch is open, when that changes, and which pause stops it. */
export interface Opening extends WindowState {
  /** UTC ms of the next opening, when closed. */
  readonly opensAt?: number
  readonly pause?: { readonly name: Words; readonly endsAt: number }
}

const near = 9
const far = 120
/** A window may pass the midnight of its own day by a day at most. */
const longestDays = 2
const always: readonly TimeWindow[] = [{ days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440 }]

/**
 * Takes a plan, an order type (undefined = the branch as a whole) and a range in UTC ms; returns the spans of all days
 * that touch it, in order, not overlapping, with or without the pauses taken out. Hours that pass midnight belong to the
 * day on which they begin. Safety 37.
 */
export function openSpans(
  plan: OpeningPlan,
  type: OrderType | undefined,
  range: Span,
  pauses: 'with-pauses' | 'without-pauses' = 'with-pauses',
): Span[] {
  const spans: Span[] = []
  for (const date of datesOf(plan, range))
    for (const window of windowsOn(plan, type, date)) spans.push(spanOf(date, window, plan.timeZone))
  // a window inside the hour that a spring night skips does not happen
  const open = joinSpans(spans.filter((span) => span.end > span.start))
  const holes = pauses === 'with-pauses' ? pauseSpans(plan, type, range) : []
  return cutSpans(open, holes).filter((span) => span.end > range.start && span.start < range.end)
}

/** Takes a plan, an order type and a range in UTC ms; returns the pauses that touch it, joined, in order. */
export function pauseSpans(plan: OpeningPlan, type: OrderType | undefined, range: Span): Span[] {
  return joinSpans(namedPauses(plan, type, range))
}

/**
 * Takes a plan, an order type (undefined = the branch as a whole) and now (UTC ms); returns whether it is open by its
 * hours, exceptions and pauses, and when that changes. Spec 4, 9; safety 37.
 */
export function openingAt(plan: OpeningPlan, type: OrderType | undefined, now: number): Opening {
  const known = openUntil.get(plan)?.get(type)
  if (known && known.from <= now && now < known.end) return known.opening
  const soon = stateWithin(plan, type, now, near)
  if (soon.until !== undefined && soon.changesAt !== undefined)
    keepOpen(plan, type, { from: now, end: soon.changesAt, opening: soon })
  if (soon.open || soon.opensAt !== undefined) return soon
  return stateWithin(plan, type, now, far)
}

interface OpenUntil {
  readonly from: number
  readonly end: number
  readonly opening: Opening
}

// Every look at a cart asks: what is open answers the same until it closes.
const openUntil = new WeakMap<OpeningPlan, Map<OrderType | undefined, OpenUntil>>()

function keepOpen(plan: OpeningPlan, type: OrderType | undefined, state: OpenUntil): void {
  const ofPlan = openUntil.get(plan) ?? new Map<OrderType | undefined, OpenUntil>()
  openUntil.set(plan, ofPlan.set(type, state))
}

function stateWithin(plan: OpeningPlan, type: OrderType | undefined, now: number, days: number): Opening {
  const range = { start: now, end: now + days * dayMs }
  const spans = openSpans(plan, type, range)
  const current = spans.find((span) => span.start <= now)
  if (current) return openState(plan, current, now)
  const next = spans[0]
  const pause = pauseAt(plan, type, now)
  const paused = pause && { pause }
  if (!next) return { open: false, ...paused }
  const today = toLocal(now, plan.timeZone)
  const opening = toLocal(next.start, plan.timeZone)
  return {
    open: false,
    changesAt: next.start,
    opensAt: next.start,
    opens: { minutes: opening.minutes, inDays: daysBetween(today, opening) },
    ...paused,
  }
}

/** Open for longer than a week has no end to tell; with exceptions or pauses ahead the question comes back. */
function openState(plan: OpeningPlan, { end }: Span, now: number): Opening {
  if (end - now <= (near - 1) * dayMs)
    return { open: true, changesAt: end, until: toLocal(end, plan.timeZone).minutes }
  const changes = plan.exceptions.length + plan.pauses.length > 0
  return { open: true, ...(changes && { changesAt: now + (near - 2) * dayMs }) }
}

/** The pause that alone keeps it closed now. */
function pauseAt(plan: OpeningPlan, type: OrderType | undefined, now: number): Opening['pause'] {
  const moment = { start: now, end: now + 1 }
  if (openSpans(plan, type, moment, 'without-pauses').length === 0) return undefined
  const named = namedPauses(plan, type, moment).filter((span) => span.start <= now && now < span.end)
  const last = named.sort((a, b) => b.end - a.end)[0]
  return last && { name: last.name, endsAt: last.end }
}

function namedPauses(
  plan: OpeningPlan,
  type: OrderType | undefined,
  range: Span,
): (Span & { name: Words })[] {
  return plan.pauses
    .filter((pause) => isFor(pause, type))
    .flatMap((pause) => {
      if (pause.kind === 'once') return [{ start: pause.startsAt, end: pause.endsAt, name: pause.name }]
      const { windows, from = '', to = '9999', name } = pause
      return datesOf(plan, range)
        .filter((date) => from <= dateText(date) && dateText(date) <= to)
        .flatMap((date) =>
          onWeekday(windows, date).map((window) => ({ ...spanOf(date, window, plan.timeZone), name })),
        )
    })
    .filter((span) => span.end > range.start && span.start < range.end && span.end > span.start)
}

/** An exception of fewer days lies over one of more; then one for this type over one for all. */
function windowsOn(plan: OpeningPlan, type: OrderType | undefined, date: LocalDate): readonly TimeWindow[] {
  const day = dateText(date)
  const narrow = (one: HoursException) => Date.parse(one.to) - Date.parse(one.from)
  const exception = plan.exceptions
    .filter((one) => one.from <= day && day <= one.to && isFor(one, type))
    .sort((a, b) => narrow(a) - narrow(b) || b.types.length - a.types.length)[0]
  if (exception) return onWeekday(exception.windows, date)
  const hours = (type && plan.typeHours[type]) ?? plan.hours
  return onWeekday(hours.length > 0 ? hours : always, date)
}

function isFor({ types }: { types: readonly OrderType[] }, type: OrderType | undefined): boolean {
  return types.length === 0 || (type !== undefined && types.includes(type))
}

function onWeekday(windows: readonly TimeWindow[], date: LocalDate): readonly TimeWindow[] {
  const weekday = weekdayOf(date)
  return windows.filter(({ days }) => days.includes(weekday))
}

function spanOf(date: LocalDate, { from, to }: TimeWindow, zone: string): Span {
  return { start: toUtc(date, from, zone), end: toUtc(date, to, zone) }
}

function datesOf({ timeZone }: OpeningPlan, { start, end }: Span): LocalDate[] {
  const first = addDays(toLocal(start, timeZone), -longestDays)
  const count = daysBetween(first, toLocal(end, timeZone))
  return Array.from({ length: count + 1 }, (_, i) => addDays(first, i))
}
