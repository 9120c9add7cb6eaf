import type { BookingWire, ReservationDeskDayWire } from '#contract/reservations/reservation-desk.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { hourMs } from '#domain/core/durations.ts'
import { deskDayWords } from '#domain/reservations/desk-day-words.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { eveningOf, specialDayOf } from '#domain/reservations/reservation-day.ts'
import type { ReservationRules } from '#domain/reservations/reservation-plan.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { Span } from '#domain/core/spans.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import {
  addDays,
  dateText,
  parseDate,
  toLocal,
  toUtc,
  weekdayOf,
  type LocalDate,
} from '#domain/core/zoned-time.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { findRules } from '#server/store/reservations/reservation-rules.ts'
import { listWaits, type WaitRow } from '#server/store/reservations/reservation-waits.ts'
import type { ReservationRow } from '#server/store/reservations/reservations.ts'
import {
  listBlocks,
  listDayReservations,
  listStaffReservations,
} from '#server/store/reservations/staff-reservations.ts'
import { listAreas } from '#server/store/dine-in/tables.ts'
import { showBlock } from './block-tables.ts'
import { clockOf } from './reservation-time.ts'
import { readDeskFacts, showBooking, type DeskFacts } from './show-booking.ts'

const acts = ['reservations', 'reservation_rules', 'tables'] as const
const quarterMs = hourMs / 4
const perPage = 50

/** Takes a member of staff, a branch and a day (none = today, after midnight the evening that runs); returns its timeline. Refuses as branchFor does, and 'date-invalid'. */
export async function showDeskDay(
  deps: Deps,
  staff: StaffSession,
  { branchId, date }: { branchId: string; date?: string | undefined },
  language: Language,
): Promise<ReservationDeskDayWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'reservations', catalogue, branchId)
  if (isRefusal(branch)) return branch
  const now = deps.clock()
  const zone = branch.timeZone
  return deps.db.snapshot(staff.tenantId, async (db) => {
    const row = await findRules(db, branchId)
    const today = eveningOf(row?.rules, now, zone).date
    const day = parseDate(date ?? today)
    if (!day) return refuse('date-invalid', { fields: { date: ['date-invalid'] } })
    const text = dateText(day)
    const axis = axisOf(row?.rules, day, zone)
    const rows = await listDayReservations(db, branchId, text, axis)
    const facts = await readDeskFacts(db, rows, { branch, catalogue, language, now })
    const areas = await listAreas(db, branchId)
    const blocks = await listBlocks(db, branchId, axis)
    const waits = await listWaits(db, { branchId, date: text }, ['waiting', 'offered'])
    const bookings = rows.map((one) => showBooking(one, facts))
    return {
      branch_id: branchId,
      date: text,
      previous: dateText(addDays(day, -1)),
      next: dateText(addDays(day, 1)),
      ...namesOf(day, today, toLocal(now, zone), language),
      enable: row?.enabled ?? false,
      ...stateOf(row?.rules, text, day, language),
      from: new Date(axis.start).toISOString(),
      to: new Date(axis.end).toISOString(),
      step_minutes: 15,
      ticks: ticksOf(axis, zone, language),
      areas: areas.map((area) => ({
        id: area.id,
        name: wordIn({ ar: area.name_ar, en: area.name_en }, language),
        tables: facts.tables
          .filter((table) => table.area_id === area.id)
          .map(({ id, name, seats, seats_from, bookable }) => ({ id, name, seats, seats_from, bookable })),
      })),
      bookings,
      blocks: blocks.map((block) => showBlock(block, zone, language)),
      load: loadOf(rows, row?.rules, { zone, language }),
      totals: totalsOf(bookings, text),
      waits: waits.map(showWaiting),
      reasons: showReasons(facts),
      may: acts.filter((act) => mayStaff(staff.role, act)),
      rendered_at: new Date(now).toISOString(),
    }
  })
}

/** After midnight two days are the host's: the evening that runs on, and the calendar's, which has a new date. */
function namesOf(day: LocalDate, today: string, calendar: LocalDate, language: Language) {
  const date = dateText(calendar)
  const now = { calendar, eveningBefore: today !== date }
  const new_day = now.eveningBefore ? { date, words: deskDayWords(calendar, now, language) } : null
  return { words: deskDayWords(day, now, language), today, new_day }
}

function showWaiting(one: WaitRow): ReservationDeskDayWire['waits'][number] {
  const words = `${clockOf(one.from_minutes)} – ${clockOf(one.to_minutes)}`
  return { id: one.id, name: one.name, phone: one.phone, guests: one.guests, words, state: one.state }
}

function showReasons({ reasons, language }: DeskFacts) {
  return reasons
    .filter((one) => one.removed_at === null)
    .map((one) => ({ id: one.id, name: wordIn({ ar: one.name_ar, en: one.name_en }, language) }))
}

function stateOf(rules: ReservationRules | undefined, text: string, day: LocalDate, language: Language) {
  const special = specialDayOf(rules?.specialDays ?? [], text)
  const usual = rules?.periods.some((period) => period.days.includes(weekdayOf(day))) ? 'open' : 'none'
  return {
    state: special
      ? special.kind === 'special'
        ? ('open' as const)
        : special.kind
      : (usual as 'open' | 'none'),
    special_day: special ? wordIn(special.name, language) : null,
  }
}

/** From an hour before the first seating to three after the last; a day without periods from 10:00 to midnight. */
function axisOf(rules: ReservationRules | undefined, day: LocalDate, zone: string): Span {
  const special = specialDayOf(rules?.specialDays ?? [], dateText(day))
  const periods =
    special?.kind === 'special'
      ? special.periods
      : (rules?.periods ?? []).filter((period) => period.days.includes(weekdayOf(day)))
  const from = periods.length > 0 ? Math.min(...periods.map((one) => one.from)) - 60 : 600
  const last = periods.length > 0 ? Math.max(...periods.map((one) => one.last)) + 180 : 1440
  const whole = (minutes: number) => Math.max(0, Math.floor(minutes / 60) * 60)
  return { start: toUtc(day, whole(from), zone), end: toUtc(day, whole(last + 59), zone) }
}

function ticksOf({ start, end }: Span, zone: string, language: Language): ReservationDeskDayWire['ticks'] {
  const ticks: ReservationDeskDayWire['ticks'] = []
  for (let at = start; at <= end; at += hourMs)
    ticks.push({ at: new Date(at).toISOString(), label: clockWords(at, zone, language) })
  return ticks
}

function loadOf(
  rows: readonly ReservationRow[],
  rules: ReservationRules | undefined,
  { zone, language }: { zone: string; language: Language },
): ReservationDeskDayWire['load'] {
  const coming = rows.filter((row) => row.status !== 'cancelled' && row.visit !== 'no_show')
  const quarters = Map.groupBy(coming, (row) => Math.floor(row.start_at.getTime() / quarterMs))
  return [...quarters].map(([quarter, own]) => ({
    at: new Date(quarter * quarterMs).toISOString(),
    label: clockWords(quarter * quarterMs, zone, language),
    guests: own.reduce((sum, row) => sum + row.guests, 0),
    most: rules?.coversPerQuarter ?? null,
  }))
}

function totalsOf(bookings: readonly BookingWire[], date: string): ReservationDeskDayWire['totals'] {
  const own = bookings.filter((one) => one.date === date && one.status === 'confirmed')
  const count = (visit: BookingWire['visit']) => own.filter((one) => one.visit === visit).length
  return {
    bookings: own.length,
    guests: own.reduce((sum, one) => sum + one.guests, 0),
    arrived: count('arrived'),
    seated: count('seated'),
    no_show: count('no_show'),
  }
}

/** Takes a member of staff, a branch and what is looked for; returns a page of its reservations. */
export async function listBookings(
  deps: Deps,
  staff: StaffSession,
  {
    branchId,
    ...filter
  }: Omit<Parameters<typeof listStaffReservations>[2], 'perPage'> & { branchId: string },
  language: Language,
) {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'reservations', catalogue, branchId)
  if (isRefusal(branch)) return branch
  return deps.db.snapshot(staff.tenantId, async (db) => {
    const { rows, total } = await listStaffReservations(db, branchId, { ...filter, perPage })
    const facts = await readDeskFacts(db, rows, { branch, catalogue, language, now: deps.clock() })
    return {
      data: rows.map((row) => showBooking(row, facts)),
      meta: {
        current_page: filter.page,
        last_page: Math.max(1, Math.ceil(total / perPage)),
        per_page: perPage,
        total,
      },
    }
  })
}
