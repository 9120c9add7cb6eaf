import type {
  ReservationBranchesWire,
  ReservationDaysWire,
  ReservationSettingsWire,
  ReservationSlotsWire,
} from '#contract/reservations/reservation-slots.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { monthWords } from '#domain/core/month-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import {
  bookableDates,
  type ReservationDay,
  type ReservationSlot,
} from '#domain/reservations/reservation-day.ts'
import { slotWords, weekdayWords } from '#domain/timing/slot-words.ts'
import { texts } from '#domain/platform/texts.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { dateText, parseDate, toLocal, toUtc } from '#domain/core/zoned-time.ts'
import type { Deps } from '#server/core/deps.ts'
import { listRules } from '#server/store/reservations/reservation-rules.ts'
import type { Call } from '../../http/call.ts'
import {
  branchOf,
  readBookingBranch,
  readDay,
  readDays,
  readPlannedBranch,
  type BookingBranch,
} from './branch-days.ts'
import { findAlternatives } from './find-alternatives.ts'
import { clockOf } from './reservation-time.ts'

/**
 * Takes a branch; returns how it takes reservations, also while it is switched off: who holds a table there goes on, and
 * its guests are told. Refuses 'branch-not-found', and 'reservation-closed' when nobody has set it up. Spec 7.
 */
export async function showSettings(
  deps: Deps,
  call: Call,
  branchId: string,
): Promise<ReservationSettingsWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const branch = branchOf(catalogue, branchId)
  if (isRefusal(branch)) return branch
  const booking = await deps.db.snapshot(call.tenantId, (db) => readPlannedBranch(db, branch))
  if (isRefusal(booking)) return booking
  const { rules } = booking.plan
  const dates = bookableDates(booking.plan, deps.clock())
  return {
    branch_id: branchId,
    branch_name: wordIn(branch.name, call.language),
    reservations_settings: {
      person_count_from: rules.personCountFrom,
      person_count_to: rules.personCountTo,
      maximum_duration: rules.maximumDuration,
      duration: rules.duration,
      no_show: rules.noShow,
      enable: booking.row.enabled,
      waitlist: rules.waitlist,
      change_hours: rules.changeHours,
      refund: { hours: rules.refund.hours, percent_after: rules.refund.percentAfter },
    },
    areas: booking.areas.map((area) => ({ id: area.id, name: { ar: area.name_ar, en: area.name_en } })),
    currency: catalogue.tenant.currency,
    today: dateText(toLocal(deps.clock(), branch.timeZone)),
    first_day: dates[0] ?? '',
    last_day: dates.at(-1) ?? '',
    phone: branch.phone,
    rendered_at: new Date(deps.clock()).toISOString(),
  }
}

/** Takes a call; returns the branches that take reservations. Spec 2 (/reservations). */
export async function showBranches(deps: Deps, call: Call): Promise<ReservationBranchesWire> {
  const { branches } = await deps.catalogues.current(call.tenantId)
  const rows = await deps.db.read(call.tenantId, (db) => listRules(db))
  return {
    data: branches.flatMap((branch) => {
      const row = rows.find((one) => one.branch_id === branch.id)
      if (!row?.enabled) return []
      const periods = [...row.rules.periods, ...row.rules.specialDays.flatMap((day) => day.periods)]
      return {
        branch_id: branch.id,
        branch_name: wordIn(branch.name, call.language),
        address: wordIn(branch.address, call.language),
        phone: branch.phone,
        latitude: branch.latitude,
        longitude: branch.longitude,
        person_count_from: row.rules.personCountFrom,
        person_count_to: row.rules.personCountTo,
        paid: periods.some((period) => period.cost.per !== 'none' && period.cost.amount > 0),
      }
    }),
  }
}

/** A day that is asked for, and the reservation that is being changed, if one is. */
export interface SlotsQuery {
  readonly branchId: string
  readonly date: string
  readonly guests: number
  readonly but?: string | undefined
}

/**
 * Takes a branch, a day and how many come; returns the times by area and period, and the nearest others when nothing is
 * free. Refuses 'reservation-guests' and 'date-invalid' (past, or beyond the horizon). Spec 4, 5, 7, 8.
 */
export async function showReservationSlots(
  deps: Deps,
  call: Call,
  input: SlotsQuery,
): Promise<ReservationSlotsWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const branch = branchOf(catalogue, input.branchId)
  if (isRefusal(branch)) return branch
  const now = deps.clock()
  const { language } = call
  return deps.db.snapshot(call.tenantId, async (db) => {
    const booking = await readBookingBranch(db, branch)
    if (isRefusal(booking)) return booking
    const refused = refuseAsked(booking, input, now)
    if (refused) return refused
    const day = await readDay(db, booking, input.date, { ...input, now })
    const none = { times: [], days: [], branches: [] }
    const alternatives =
      day.state === 'open' ? none : await findAlternatives(db, booking, input, { catalogue, language, now })
    return {
      date: input.date,
      guests_count: input.guests,
      state: day.state,
      message: messageOf(day, language),
      special_day: day.special ? wordIn(day.special, language) : null,
      areas: showAreas(booking, day, language, now),
      alternatives,
      waitlist: booking.plan.rules.waitlist && day.state === 'full',
      rendered_at: new Date(now).toISOString(),
    }
  })
}

/** Takes a branch and how many come; returns every day that can be booked with its state. The day strip asks it. */
export async function showDays(
  deps: Deps,
  call: Call,
  { branchId, guests }: { branchId: string; guests: number },
): Promise<ReservationDaysWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const branch = branchOf(catalogue, branchId)
  if (isRefusal(branch)) return branch
  const now = deps.clock()
  return deps.db.snapshot(call.tenantId, async (db) => {
    const booking = await readBookingBranch(db, branch)
    if (isRefusal(booking)) return booking
    const dates = bookableDates(booking.plan, now)
    const refused = refuseAsked(booking, { date: dates[0] ?? '', guests }, now)
    if (refused) return refused
    const days = await readDays(db, booking, dates, { guests, now })
    return {
      data: days.map((day) => ({
        ...dayWords(day.date, branch.timeZone, now, call.language),
        state: day.state,
      })),
      rendered_at: new Date(now).toISOString(),
    }
  })
}

/** Takes a branch and what is asked of it; returns the refusal of a party or a day outside its bounds. Spec 5. */
export function refuseAsked(
  { plan }: BookingBranch,
  { date, guests }: { date: string; guests: number },
  now: number,
): Refusal | undefined {
  const { personCountFrom, personCountTo } = plan.rules
  if (guests < personCountFrom || guests > personCountTo)
    return refuse('reservation-guests', {
      fields: { guests_count: ['reservation-guests'] },
      details: { person_count_from: personCountFrom, person_count_to: personCountTo },
    })
  if (!bookableDates(plan, now).includes(date))
    return refuse('date-invalid', { fields: { date: ['date-invalid'] } })
  return undefined
}

function messageOf({ state }: ReservationDay, language: Language): string {
  if (state === 'open') return ''
  return wordIn(texts[state === 'full' ? 'fully-booked' : 'no-slots'], language)
}

function showAreas(
  { areas, branch }: BookingBranch,
  day: ReservationDay,
  language: Language,
  now: number,
): ReservationSlotsWire['areas'] {
  return areas.flatMap((area) => {
    const own = day.slots.filter((slot) => slot.areaId === area.id)
    const periods = Map.groupBy(own, (slot) => slot.periodId)
    if (own.length === 0) return []
    return {
      area_id: area.id,
      area_name: { ar: area.name_ar, en: area.name_en },
      periods: [...periods].map(([period_id, slots]) => ({
        period_id,
        name: slots[0] ? wordIn(slots[0].period, language) : '',
        slots: slots.map((slot) => showSlot(slot, branch.timeZone, language, now)),
      })),
    }
  })
}

function showSlot(slot: ReservationSlot, zone: string, language: Language, now: number) {
  return {
    time: clockOf(slot.minutes),
    label: clockWords(slot.start, zone, language),
    day_label: slot.isNextDay ? slotWords(slot, now, zone, language).day : null,
    start: new Date(slot.start).toISOString(),
    end: new Date(slot.end).toISOString(),
    is_next_day: slot.isNextDay,
    cost: toDecimal(slot.cost),
    state: slot.seating ? ('free' as const) : ('full' as const),
  }
}

function dayWords(date: string, zone: string, now: number, language: Language) {
  const local = parseDate(date)
  const noon = local ? toUtc(local, 720, zone) : now
  const words = slotWords({ start: noon, end: noon }, now, zone, language)
  const { month, day } = toLocal(noon, zone)
  return {
    date,
    day: words.day || weekdayWords(toLocal(noon, zone).weekday, language),
    short_day: words.shortDay,
    day_of_month: String(day),
    month: monthWords(month, language),
  }
}
