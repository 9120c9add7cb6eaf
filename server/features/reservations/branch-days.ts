import { hourMs } from '#domain/core/durations.ts'
import { openSpans } from '#domain/timing/opening.ts'
import type { ReservationBook } from '#domain/reservations/reservation-plan.ts'
import { listReservationDay, type ReservationDay } from '#domain/reservations/reservation-day.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Span } from '#domain/core/spans.ts'
import { parseDate, toUtc } from '#domain/core/zoned-time.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { findRules, loadPlan, type LoadedPlan } from '#server/store/reservations/reservation-rules.ts'
import { readBook } from '#server/store/reservations/table-claims.ts'

/** A branch that takes reservations, with its rules and rooms. */
export interface BookingBranch extends LoadedPlan {
  readonly branch: Branch
}

/** Takes the content and a branch's id; returns the branch. Refuses 'branch-not-found'. */
export function branchOf({ branches }: Catalogue, branchId: string): Branch | Refusal {
  return branches.find((one) => one.id === branchId) ?? refuse('branch-not-found')
}

/** Takes a branch; returns it with its plan, also while it is switched off. Refuses 'reservation-closed' when nobody has set it up. */
export async function readPlannedBranch(db: TenantDb, branch: Branch): Promise<BookingBranch | Refusal> {
  const row = await findRules(db, branch.id)
  if (!row) return refuse('reservation-closed')
  return { branch, ...(await loadPlan(db, { branchId: branch.id, timeZone: branch.timeZone }, row)) }
}

/** The same of one that takes reservations now. Refuses 'reservation-closed' when it takes none. */
export async function readBookingBranch(db: TenantDb, branch: Branch): Promise<BookingBranch | Refusal> {
  const planned = await readPlannedBranch(db, branch)
  return isRefusal(planned) || planned.row.enabled ? planned : refuse('reservation-closed')
}

/** What a day is seen by: how many come, now (UTC ms), and the reservation that is being changed, if one is. */
export interface DayLook {
  readonly guests: number
  readonly now: number
  readonly but?: string | undefined
}

/** Takes a date and a zone; returns the range in which its bookings lie: the day, what began before it and the night after (UTC ms). */
function rangeOfDay(date: string, zone: string): Span {
  const day = parseDate(date) ?? { year: 1970, month: 1, day: 1 }
  return { start: toUtc(day, 0, zone) - 12 * hourMs, end: toUtc(day, 2 * 1440, zone) }
}

/** Takes a branch, a day and who looks; returns its times, read from the bookings as they are now. */
export async function readDay(
  db: TenantDb,
  booking: BookingBranch,
  date: string,
  look: DayLook,
): Promise<ReservationDay> {
  const range = rangeOfDay(date, booking.branch.timeZone)
  return dayOf(booking, date, look, await readBook(db, booking.branch.id, range, look.but))
}

/** The same of several days, in order: the bookings are read once. */
export async function readDays(
  db: TenantDb,
  booking: BookingBranch,
  dates: readonly string[],
  look: DayLook,
): Promise<ReservationDay[]> {
  const zone = booking.branch.timeZone
  const [first, last] = [rangeOfDay(dates[0] ?? '', zone), rangeOfDay(dates.at(-1) ?? '', zone)]
  const book = await readBook(db, booking.branch.id, { start: first.start, end: last.end }, look.but)
  return dates.map((date) => dayOf(booking, date, look, within(book, rangeOfDay(date, zone))))
}

function dayOf(
  { branch, plan }: BookingBranch,
  date: string,
  { guests, now }: DayLook,
  book: ReservationBook,
): ReservationDay {
  // a table is given for the evening: a prayer pause ends no booking
  const open = openSpans(branch, undefined, rangeOfDay(date, branch.timeZone), 'without-pauses')
  return listReservationDay({ plan, book, date, guests, now, open })
}

function within({ claims, coming }: ReservationBook, { start, end }: Span): ReservationBook {
  return {
    claims: claims.filter((one) => one.start < end && start < one.end),
    coming: coming.filter((one) => start <= one.start && one.start < end),
  }
}
