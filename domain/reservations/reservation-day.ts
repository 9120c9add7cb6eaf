import { firstFree, makeTableBook, seatingsFor, type Seating, type TableBook } from './fit-tables.ts'
import {
  costOf,
  stayOf,
  type ReservationBook,
  type ReservationPeriod,
  type ReservationPlan,
  type ReservationRules,
  type SpecialDay,
} from './reservation-plan.ts'
import { constants } from '../core/limits.ts'
import type { Minor } from '../core/money.ts'
import type { Span } from '../core/spans.ts'
import type { Words } from '../core/words.ts'
import {
  addDays,
  dateText,
  daysBetween,
  parseDate,
  toLocal,
  toUtc,
  weekdayOf,
  type LocalDate,
} from '../core/zoned-time.ts'

/** A time in an area at which a party of the asked size can be seated, or could if there were room. */
export interface ReservationSlot {
  readonly date: string
  /** From midnight of `date`; from 1440 on it is the next day. */
  readonly minutes: number
  readonly isNextDay: boolean
  /** UTC ms: coming, leaving, and when the tables are free for others. */
  readonly start: number
  readonly end: number
  readonly freeAt: number
  readonly areaId: string
  readonly periodId: string
  readonly period: Words
  readonly cost: Minor
  /** The smallest tables that are free then; none when it is full. */
  readonly seating?: Seating
}

/** `none`: no times at all; `walk_in`: guests come without a booking; `full`: times, and nothing is free. */
export type DayState = 'open' | 'full' | 'none' | 'closed' | 'walk_in'

export interface ReservationDay {
  readonly date: string
  readonly state: DayState
  readonly special?: Words
  readonly slots: readonly ReservationSlot[]
}

/** Which day is asked for, by how many, seen at a moment (UTC ms). */
export interface DayAsked {
  readonly plan: ReservationPlan
  readonly book: ReservationBook
  /** YYYY-MM-DD. */
  readonly date: string
  readonly guests: number
  readonly now: number
  /** When the branch is open, around that day; none given = always. */
  readonly open?: readonly Span[]
  /** Staff may book what guests may not any more: no least time before, up to the past. */
  readonly byStaff?: boolean
}

const minuteMs = 60_000
const quarterMs = 15 * minuteMs

/**
 * Takes what is asked; returns the day with every time by area. A time after midnight belongs to the day on which its
 * period begins; a local time that does not exist gives none, a doubled one the first. Spec 4, 5; safety 37.
 */
export function listReservationDay(asked: DayAsked): ReservationDay {
  const { plan, date, now, guests } = asked
  const day = parseDate(date)
  const ahead = day ? daysBetween(toLocal(now, plan.timeZone), day) : -1
  const gone = ahead < 0 && date !== runningEvening(plan, now)
  if (!day || gone || ahead > plan.rules.maximumDuration) return { date, state: 'none', slots: [] }
  const special = specialDayOf(plan.rules.specialDays, date)
  const named = special && { special: special.name }
  if (special && special.kind !== 'special') return { date, state: special.kind, ...named, slots: [] }
  const slots = slotsOf(asked, day, periodsOf(plan, day, special), {
    seatings: seatingsFor(plan, guests),
    book: makeTableBook(asked.book.claims),
    covers: coversOf(asked.book),
  })
  const state = slots.length === 0 ? 'none' : slots.some((slot) => slot.seating) ? 'open' : 'full'
  return { date, state, ...named, slots }
}

/**
 * Takes a plan and a moment (UTC ms); returns the days that can be booked then, YYYY-MM-DD: today first, and before it,
 * after midnight, the evening before while it has seatings to come. Spec 4; safety 37.
 */
export function bookableDates(plan: ReservationPlan, now: number): string[] {
  const today = toLocal(now, plan.timeZone)
  const dates = Array.from({ length: plan.rules.maximumDuration + 1 }, (_, i) => dateText(addDays(today, i)))
  const evening = runningEvening(plan, now)
  return evening === undefined ? dates : [evening, ...dates]
}

/** The evening before, after midnight and while a time of it can still be booked. */
function runningEvening({ timeZone, rules }: ReservationPlan, now: number): string | undefined {
  const today = toLocal(now, timeZone)
  if (today.minutes >= constants.businessDayStartMinutes) return undefined
  const evening = addDays(today, -1)
  const reached = 1440 + today.minutes + rules.leadMinutes
  return seatingsOn(rules, evening).some(({ last }) => last >= reached) ? dateText(evening) : undefined
}

/**
 * Takes a branch's rules, if it has any, when a party comes (UTC ms) and the branch's zone; returns the day to which that
 * belongs, with the minutes from its midnight: after midnight the evening before, until the business day begins or the day
 * itself has seatings. Rule "Evenings after midnight"; safety 37.
 */
export function eveningOf(
  rules: Pick<ReservationRules, 'periods' | 'specialDays'> | undefined,
  start: number,
  timeZone: string,
): { readonly date: string; readonly minutes: number } {
  const local = toLocal(start, timeZone)
  const own = rules ? seatingsOn(rules, local) : []
  if (local.minutes >= constants.businessDayStartMinutes || own.some(({ from }) => from <= local.minutes))
    return { date: dateText(local), minutes: local.minutes }
  return { date: dateText(addDays(local, -1)), minutes: local.minutes + 1440 }
}

function seatingsOn(
  rules: Pick<ReservationRules, 'periods' | 'specialDays'>,
  day: LocalDate,
): readonly ReservationPeriod[] {
  const special = specialDayOf(rules.specialDays, dateText(day))
  return special && special.kind !== 'special' ? [] : periodsOf({ rules }, day, special)
}

/** Takes special days and a date; returns the one that holds then: of several, the shortest. */
export function specialDayOf(days: readonly SpecialDay[], date: string): SpecialDay | undefined {
  const length = (day: SpecialDay) => Date.parse(day.to) - Date.parse(day.from)
  return days.filter((day) => day.from <= date && date <= day.to).sort((a, b) => length(a) - length(b))[0]
}

function periodsOf(
  { rules }: { readonly rules: Pick<ReservationRules, 'periods'> },
  day: LocalDate,
  special: SpecialDay | undefined,
): readonly ReservationPeriod[] {
  if (special) return special.periods
  const weekday = weekdayOf(day)
  return rules.periods.filter((period) => period.days.includes(weekday))
}

interface FreeTables {
  readonly seatings: readonly Seating[]
  readonly book: TableBook
  /** Guests by the quarter of an hour in which they come. */
  readonly covers: ReadonlyMap<number, number>
}

function slotsOf(
  asked: DayAsked,
  day: LocalDate,
  periods: readonly ReservationPeriod[],
  free: FreeTables,
): ReservationSlot[] {
  const { plan } = asked
  const slots = new Map<string, ReservationSlot>()
  for (const period of periods) {
    const areas = plan.areaIds.filter((id) => period.areaIds.length === 0 || period.areaIds.includes(id))
    for (let minutes = period.from; minutes <= period.last; minutes += plan.rules.slotMinutes) {
      const start = startOf(asked, day, minutes)
      if (start === undefined) continue
      for (const areaId of areas) {
        const key = `${areaId} ${minutes}`
        // an area in which no table is for so many offers no times
        if (slots.has(key) || !free.seatings.some((one) => one.areaId === areaId)) continue
        slots.set(key, slotAt(asked, { period, minutes, start, areaId }, free))
      }
    }
  }
  return [...slots.values()].sort((a, b) => a.start - b.start)
}

/** The moment, if it exists, is not past or too soon, and the branch is open then. */
function startOf(
  { plan, now, open, byStaff }: DayAsked,
  day: LocalDate,
  minutes: number,
): number | undefined {
  const start = toUtc(day, minutes, plan.timeZone)
  if (start < now + (byStaff ? -minuteMs : plan.rules.leadMinutes * minuteMs)) return undefined
  if (toLocal(start, plan.timeZone).minutes !== minutes % 1440) return undefined
  if (open && !open.some((span) => span.start <= start && start < span.end)) return undefined
  return start
}

function slotAt(
  { plan, guests, date }: DayAsked,
  at: { period: ReservationPeriod; minutes: number; start: number; areaId: string },
  { seatings, book, covers }: FreeTables,
): ReservationSlot {
  const { period, minutes, start, areaId } = at
  const end = start + stayOf(plan.rules, guests) * minuteMs
  const freeAt = end + plan.rules.turnMinutes * minuteMs
  const paced = hasPace(plan.rules.coversPerQuarter, covers.get(Math.floor(start / quarterMs)) ?? 0, guests)
  const seating = paced ? firstFree(seatings, book, { start, end: freeAt }, areaId) : undefined
  return {
    date,
    minutes,
    isNextDay: minutes >= 1440,
    start,
    end,
    freeAt,
    areaId,
    periodId: period.id,
    period: period.name,
    cost: costOf(period.cost, guests),
    ...(seating && { seating }),
  }
}

/** A party that alone is more than the pace may come when nobody else does, or it never could. */
function hasPace(most: number | undefined, coming: number, guests: number): boolean {
  return most === undefined || coming === 0 || coming + guests <= most
}

function coversOf({ coming }: ReservationBook): Map<number, number> {
  const covers = new Map<number, number>()
  for (const { start, guests } of coming) {
    const quarter = Math.floor(start / quarterMs)
    covers.set(quarter, (covers.get(quarter) ?? 0) + guests)
  }
  return covers
}
