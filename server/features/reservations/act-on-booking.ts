import type { BookingWire } from '#contract/reservations/reservation-desk.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { remindedBy } from '#domain/reservations/reservation-clock.ts'
import { mayVisit, takesTables, type VisitAct } from '#domain/reservations/reservation-status.ts'
import { cleanText } from '#domain/core/text.ts'
import type { Language } from '#domain/core/words.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { findOrder, type LockedOrder } from '#server/store/ordering/orders.ts'
import { setDepositOfReservation, takeOffDeposit } from '#server/store/dine-in/table-deposits.ts'
import { changeTable } from '#server/ports/table-seats.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { changeWait } from '#server/store/reservations/reservation-waits.ts'
import {
  changeReservation,
  findReservation,
  lockReservation,
  type ReservationRow,
} from '#server/store/reservations/reservations.ts'
import { claimTables, freeTables, isTaken } from '#server/store/reservations/table-claims.ts'
import { releaseOrder } from '../payments/payment/release-order.ts'
import { noteLeft } from './advance-reservation.ts'
import type { BookingBranch } from './branch-days.ts'
import { lockDesk } from './lock-desk.ts'
import { beyondRule, endReservation, lockDeposit } from './end-reservation.ts'
import { readDeskFacts, showBooking } from './show-booking.ts'

/** What staff do with a booking that they saw in this version. */
export interface BookingAct {
  readonly act: VisitAct | 'confirm' | 'cancel'
  readonly version: number
  readonly reason?: string | undefined
  readonly refundAll: boolean
}

/**
 * Takes a member of staff, a booking and an act; does it. Refuses 'reservation-changed' for another version,
 * 'transition-not-allowed', 'refund-right-needed' for more of a deposit than the rule gives back, 'tables-taken' when a
 * party that had gone comes back to a table of others, and what ending a payment refuses. Rule "Visits", rule "Reservations on the console".
 */
export async function actOnBooking(
  deps: Deps,
  staff: StaffSession,
  id: string,
  act: BookingAct,
  language: Language,
): Promise<BookingWire | Refusal> {
  const reason = cleanText(act.reason ?? '', limits.notes)
  if (reason === undefined) return refuse('text-too-long', { fields: { reason: ['text-too-long'] } })
  const held = await releaseHeld(deps, staff, id, act)
  if (held) return held
  return changeBooking(deps, staff, id, { version: act.version, language }, async (tx, on) => {
    const done = await doAct(tx, deps, on, { ...act, reason, staff })
    if (isRefusal(done)) return done
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: `reservation-${act.act}`,
      subject: id,
      before: { status: on.row.status, visit: on.row.visit },
      after: { status: done.status, visit: done.visit, ...(reason && { reason }) },
    })
    return done
  })
}

/** A booking under its locks. */
export interface LockedBooking {
  readonly row: ReservationRow
  readonly order: LockedOrder | undefined
  readonly booking: BookingBranch
}

/**
 * Takes a member of staff, a booking, the version that they saw and what is done with it; does that under the locks and
 * returns the booking as it is then. Refuses as branchFor does, 'reservation-unavailable', 'reservation-changed' and
 * 'tables-taken'.
 */
export async function changeBooking(
  deps: Deps,
  staff: StaffSession,
  id: string,
  { version, language }: { version: number; language: Language },
  act: (tx: WriteDb, on: LockedBooking) => Promise<ReservationRow | Refusal>,
): Promise<BookingWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = await branchOfBooking(deps, staff, id, catalogue)
  if (isRefusal(branch)) return branch
  const changed = await writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const before = await authorize(inBranchOf(staff, 'reservation-unavailable'), findReservation(tx, id))
    if (isRefusal(before)) return before
    const order = await lockDeposit(tx, before)
    const booking = await lockDesk(tx, branch)
    const row = await authorize(inBranchOf(staff, 'reservation-unavailable'), lockReservation(tx, id))
    if (isRefusal(row)) return row
    if (row.version !== version) return refuse('reservation-changed')
    return act(tx, { row, order, booking })
  }).catch((error: unknown) => {
    if (isTaken(error)) return refuse('tables-taken')
    throw error
  })
  deps.wakeRelay()
  if (isRefusal(changed)) return changed
  const look = { branch, catalogue, language, now: deps.clock() }
  return showBooking(
    changed,
    await deps.db.snapshot(staff.tenantId, (db) => readDeskFacts(db, [changed], look)),
  )
}

async function branchOfBooking(
  deps: Deps,
  staff: StaffSession,
  id: string,
  catalogue: Catalogue,
): Promise<Branch | Refusal> {
  if (!mayStaff(staff.role, 'reservations')) return refuse('not-allowed')
  const row = await deps.db.read(staff.tenantId, (db) =>
    authorize(inBranchOf(staff, 'reservation-unavailable'), findReservation(db, id)),
  )
  if (isRefusal(row)) return row
  const branch = branchFor(staff, 'reservations', catalogue, row.branch_id)
  return isRefusal(branch) ? refuse('reservation-unavailable') : branch
}

/** A deposit that is being paid is closed at the gateway before its reservation is confirmed or ends without it. */
async function releaseHeld(
  deps: Deps,
  staff: StaffSession,
  id: string,
  { act, version }: BookingAct,
): Promise<Refusal | undefined> {
  if (act !== 'confirm' && act !== 'cancel') return undefined
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = await branchOfBooking(deps, staff, id, catalogue)
  if (isRefusal(branch)) return branch
  const order = await deps.db.read(staff.tenantId, async (db) => {
    const row = await forSystem('derived', findReservation(db, id))
    return row?.order_id && row.version === version
      ? forSystem('derived', findOrder(db, row.order_id))
      : undefined
  })
  if (order?.status !== 'callcenter_pending') return undefined
  const released = await releaseOrder(deps, staff.tenantId, order.cart_id)
  return isRefusal(released) ? released : undefined
}

async function doAct(
  tx: WriteDb,
  deps: Deps,
  { row, order, booking }: LockedBooking,
  { act, reason, refundAll, staff }: BookingAct & { reason: string; staff: StaffSession },
): Promise<ReservationRow | Refusal> {
  const now = new Date(deps.clock())
  const actor = `staff:${staff.staffId}`
  if (row.status === 'cancelled') return refuse('transition-not-allowed')
  if (act === 'cancel') {
    if (row.visit === 'seated' || row.visit === 'left') return refuse('transition-not-allowed')
    if (refundAll && order && !mayStaff(staff.role, 'refund') && beyondRule(row, order, now) > 0)
      return refuse('refund-right-needed')
    const why = reason ? `words:${reason}` : 'by-staff'
    return endReservation(
      deps.payables,
      tx,
      row,
      order,
      { actor, reason: why, refund: refundAll ? 'all' : 'rule', tell: true },
      now,
    )
  }
  if (act === 'confirm') return confirmByStaff(tx, row, actor, now)
  if (row.status !== 'confirmed' || !mayVisit(row.visit, act)) return refuse('transition-not-allowed')
  if (act === 'left') return noteLeft(tx, row, now, actor)
  return visit(tx, { row, order, booking }, { act, actor, now })
}

function confirmByStaff(
  tx: WriteDb,
  row: ReservationRow,
  actor: string,
  now: Date,
): Promise<ReservationRow> | Refusal {
  if (row.status === 'confirmed') return refuse('transition-not-allowed')
  const reminded = remindedBy(row.settings.remind_hours, row.start_at.getTime(), now.getTime())
  return changeReservation(
    tx,
    row,
    // the house asks no deposit of this party
    { status: 'confirmed', hold_until: null, confirmed_at: now, cost: 0, reminded },
    { what: 'confirm', actor },
  ).then(async (confirmed) => {
    if (row.wait_id) await changeWait(tx, row.wait_id, { state: 'taken' })
    await tellOutbox(tx, 'reservation-notice', {
      reservationId: row.id,
      event: 'reservation-confirmed',
      version: confirmed.version,
      amount: 0,
      cause: { by: 'staff' },
    })
    return confirmed
  })
}

/** Whoever comes back takes the tables again from now on: if others have them, the database says so. */
async function visit(
  tx: WriteDb,
  { row }: LockedBooking,
  { act, actor, now }: { act: VisitAct; actor: string; now: Date },
): Promise<ReservationRow> {
  const [had, has] = [takesTables(row.visit), takesTables(act)]
  if (had && !has) await freeTables(tx, { reservationId: row.id })
  const start = row.start_at.getTime()
  const late = !had && has ? Math.max(start, now.getTime()) : start
  const end = Math.max(row.end_at.getTime(), late + 15 * minuteMs)
  if (!had && has) {
    const span = { start: late, end: end + row.turn_minutes * minuteMs }
    await claimTables(tx, row.branch_id, row.table_ids, span, { reservationId: row.id })
  }
  const changed = await changeReservation(
    tx,
    row,
    {
      visit: act,
      end_at: new Date(end),
      left_at: null,
      ...(act === 'arrived' && { arrived_at: now }),
      ...(act === 'seated' && { seated_at: now, arrived_at: row.arrived_at ?? now }),
      ...(act === 'expected' && { arrived_at: null, seated_at: null }),
    },
    { what: act, actor, rooms: had !== has },
  )
  if (had && !has) await tellOutbox(tx, 'reservation-room', { branchId: row.branch_id, date: row.date })
  const session =
    act === 'seated'
      ? await setDepositOfReservation(tx, row.id)
      : row.visit === 'seated'
        ? await takeOffDeposit(tx, row.id)
        : undefined
  if (session) await changeTable(tx, session)
  return changed
}
