import type { BookingWire } from '#contract/reservations/reservation-desk.ts'
import { firstFree, makeTableBook, seatingsFor, type Seating } from '#domain/reservations/fit-tables.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { remindedBy } from '#domain/reservations/reservation-clock.ts'
import { eveningOf } from '#domain/reservations/reservation-day.ts'
import { stayOf } from '#domain/reservations/reservation-plan.ts'
import type { Span } from '#domain/core/spans.ts'
import type { Language } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { claimRequest, oncePerKey, type IdempotentRequest } from '#server/http/once-per-key.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { listEventTypes } from '#server/store/reservations/reservation-choices.ts'
import {
  findReservation,
  insertReservation,
  type ReservationRow,
} from '#server/store/reservations/reservations.ts'
import { claimTables, isTaken, readBook } from '#server/store/reservations/table-claims.ts'
import { listTableSessions } from '#server/store/dine-in/table-sessions.ts'
import type { BookingBranch } from './branch-days.ts'
import { lockDesk } from './lock-desk.ts'
import { readForm, type TypedForm } from './reservation-form.ts'
import { termsOf } from './save-reservation.ts'
import { readDeskFacts, showBooking } from './show-booking.ts'

/** What staff write down: by phone, or of guests who stand at the door. UTC ms. */
export interface BookingInput {
  readonly branchId: string
  readonly source: 'phone' | 'walkin'
  readonly guests: number
  readonly start?: number | undefined
  readonly minutes?: number | undefined
  readonly areaId?: string | undefined
  readonly tableIds?: readonly string[] | undefined
  readonly form: TypedForm
  readonly tell: boolean
}

const minuteMs = 60_000
const nothing = { name: '', phone: '', email: '', note: '', event_id: null, allergens: [] }

/** Who writes it down, and in which language. */
interface Writer {
  readonly staff: StaffSession
  readonly language: Language
}

/**
 * Takes who writes, a booking and the press's key; adds it, confirmed, without a deposit; who walks in sits at once. Without
 * tables the smallest that are free are taken. A repeat of the press is the same booking. Refuses 'tables-taken',
 * 'table-not-found', 'fill-all-fields' and 'date-invalid' (past). Safety 2.
 */
export async function addBooking(
  deps: Deps,
  { staff, language }: Writer,
  input: BookingInput,
  key: string | undefined,
): Promise<BookingWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'reservations', catalogue, input.branchId)
  if (isRefusal(branch)) return branch
  const now = deps.clock()
  const request = { staff, key, body: input }
  const made = await oncePerKey(deps, request, {
    make: () => insertBooking(deps, { press: request, catalogue, branch, staff, language, now }, input),
    again: (id) =>
      deps.db.read(staff.tenantId, (db) =>
        authorize(inBranchOf(staff, 'not-found'), findReservation(db, id)),
      ),
  })
  deps.wakeRelay()
  if (isRefusal(made)) return made
  const facts = await deps.db.snapshot(staff.tenantId, (db) =>
    readDeskFacts(db, [made], { branch, catalogue, language, now }),
  )
  return showBooking(made, facts)
}

interface Adding extends Writer {
  readonly press: IdempotentRequest
  readonly catalogue: Catalogue
  readonly branch: Branch
  readonly now: number
}

async function insertBooking(
  deps: Deps,
  { press: request, catalogue, branch, staff, language, now }: Adding,
  input: BookingInput,
): Promise<ReservationRow | Refusal> {
  const start = input.start ?? Math.floor(now / minuteMs) * minuteMs
  // a guest who came a quarter ago is still written down
  if (start < now - 15 * minuteMs) return refuse('date-invalid', { fields: { start: ['date-invalid'] } })
  return writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const booking = await lockDesk(tx, branch)
    const known = { catalogue, events: await listEventTypes(tx) }
    const form = readForm(input.form, nothing, known, input.source === 'phone')
    if (isRefusal(form)) return form
    const end = start + (input.minutes ?? stayOf(booking.plan.rules, input.guests)) * minuteMs
    const freeAt = end + booking.plan.rules.turnMinutes * minuteMs
    const seating = await chooseSeating(tx, booking, input, { start, end: freeAt })
    if (isRefusal(seating)) return seating
    const values = {
      ...form,
      ...whereOf(booking, seating, input.guests, { start, end }),
      ...whoseOf(input.source, new Date(now)),
      allergens: [...form.allergens],
      shopper: `staff:${staff.staffId}`,
      language,
      currency: catalogue.tenant.currency,
      reminded: remindedBy(booking.plan.rules.remindHours, start, now),
    }
    const taken = await claimRequest(tx, request, values.id)
    if (taken) return taken
    const row = await insertReservation(tx, values, { what: input.source, actor: `staff:${staff.staffId}` })
    await claimTables(tx, branch.id, seating.tableIds, { start, end: freeAt }, { reservationId: row.id })
    const after = { guests: input.guests }
    await writeAudit(tx, { staffId: staff.staffId, action: 'reservation-add', subject: row.id, after })
    if (input.tell && input.source === 'phone') await tellConfirmed(tx, row)
    return row
  }).catch((error: unknown) => {
    if (isTaken(error)) return refuse('tables-taken')
    throw error
  })
}

/** Who walks in sits at once. */
function whoseOf(source: BookingInput['source'], at: Date) {
  const walked = source === 'walkin'
  return {
    id: makeId(),
    key: makeId(),
    source,
    status: 'confirmed' as const,
    visit: walked ? ('seated' as const) : ('expected' as const),
    confirmed_at: at,
    made_at: at,
    ...(walked && { seated_at: at, arrived_at: at }),
  }
}

function tellConfirmed(tx: WriteDb, row: ReservationRow): Promise<void> {
  const event = {
    reservationId: row.id,
    event: 'reservation-confirmed' as const,
    version: row.version,
    amount: 0,
    cause: { by: 'staff' } as const,
  }
  return tellOutbox(tx, 'reservation-notice', event)
}

/**
 * The tables that staff chose, whatever their seats; else the smallest that are free for the whole span, and at which nobody
 * sits whom the queue or a scanned code led there, for a party that sits down at once.
 */
async function chooseSeating(
  tx: WriteDb,
  booking: BookingBranch,
  input: Pick<BookingInput, 'tableIds' | 'areaId' | 'guests' | 'source'>,
  span: Span,
): Promise<Seating | Refusal> {
  if (input.tableIds) return seatingOf(booking, input.tableIds)
  const { claims } = await readBook(tx, booking.branch.id, span)
  const sitting = input.source === 'walkin' ? await listTableSessions(tx, booking.branch.id) : []
  const live = sitting.filter(({ state }) => state !== 'paid')
  const book = makeTableBook([...claims, ...live.map((one) => ({ tableId: one.table_id, ...span }))])
  const seatings = seatingsFor(booking.plan, input.guests)
  const areas = input.areaId === undefined ? booking.plan.areaIds : [input.areaId]
  const free = areas.flatMap((area) => firstFree(seatings, book, span, area) ?? [])
  return (
    free.sort((a, b) => a.seats - b.seats || a.tableIds.length - b.tableIds.length)[0] ??
    refuse('tables-taken')
  )
}

/** Takes a branch and tables that staff named; returns them as a seating. Refuses 'table-not-found'. */
export function seatingOf({ tables }: BookingBranch, tableIds: readonly string[]): Seating | Refusal {
  const ids = [...new Set(tableIds)]
  const own = ids.flatMap((id) => tables.find((table) => table.id === id) ?? [])
  const areaId = own[0]?.area_id
  if (areaId === undefined || own.length < ids.length) return refuse('table-not-found')
  return { tableIds: ids, areaId, seats: own.reduce((sum, table) => sum + table.seats, 0) }
}

function whereOf({ branch, plan }: BookingBranch, seating: Seating, guests: number, { start, end }: Span) {
  return {
    branch_id: branch.id,
    guests,
    area_id: seating.areaId,
    table_ids: [...seating.tableIds],
    ...eveningOf(plan.rules, start, branch.timeZone),
    start_at: new Date(start),
    end_at: new Date(end),
    turn_minutes: plan.rules.turnMinutes,
    settings: JSON.stringify(termsOf(plan.rules)),
  }
}
