import { nextAct, remindedBy } from '#domain/reservations/reservation-clock.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Payables } from '#server/ports/payable.ts'
import type { Deps } from '#server/core/deps.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { lockRules } from '#server/store/reservations/reservation-rules.ts'
import {
  changeReservation,
  clockedOf,
  findReservation,
  lockReservation,
  type ReservationRow,
} from '#server/store/reservations/reservations.ts'
import { freeTables } from '#server/store/reservations/table-claims.ts'
import { endHold } from '#server/features/payments/payment/end-hold.ts'
import { endReservation, lockDeposit } from './end-reservation.ts'

/**
 * Takes a reservation that the clock is due for; ends its hold, reminds its guest, notes that nobody came, or that its
 * guests have left. A hold whose payment is under way lives as long as its deposit's. May run twice. Rule "Holding tables", rule "Visits",
 * safety 3, 28.
 */
export async function advanceReservation(deps: Deps, tenantId: string, id: string): Promise<void> {
  const before = await deps.db.read(tenantId, (db) => forSystem('job', findReservation(db, id)))
  if (!before) return
  const { order_id } = before
  if (order_id !== null && before.hold_until) await endHold(deps, tenantId, order_id)
  const now = new Date(deps.clock())
  await deps.db.write(tenantId, async (tx) => {
    const order = await lockDeposit(tx, before)
    await lockRules(tx, before.branch_id)
    const row = await forSystem('job', lockReservation(tx, id))
    const next = row && nextAct(clockedOf(row))
    if (!row || !next || next.at > now.getTime()) return
    if (next.act === 'expire') await expire(deps.payables, tx, row, order, now)
    else if (next.act === 'remind') await remind(tx, row, now)
    else if (next.act === 'no_show') await noteAbsent(tx, row)
    else await noteLeft(tx, row, now)
  })
  deps.wakeRelay()
}

async function expire(
  payables: Payables,
  tx: WriteDb,
  row: ReservationRow,
  order: Awaited<ReturnType<typeof lockDeposit>>,
  now: Date,
): Promise<void> {
  // its card is being checked: only that extends a hold (safety 3)
  if (order?.status === 'callcenter_pending' && order.hold_until && order.hold_until > now) {
    await changeReservation(tx, row, { hold_until: order.hold_until }, { what: 'waits', actor: 'sweeper' })
    return
  }
  await endReservation(
    payables,
    tx,
    row,
    order,
    { actor: 'sweeper', reason: 'expired', refund: 'all', tell: false },
    now,
  )
}

async function remind(tx: WriteDb, row: ReservationRow, now: Date): Promise<void> {
  // after a standstill several lie behind: they are one message
  const reminded = remindedBy(row.settings.remind_hours, row.start_at.getTime(), now.getTime())
  const changed = await changeReservation(tx, row, { reminded }, { what: 'reminded', actor: 'sweeper' })
  if (now < row.start_at)
    await tellOutbox(tx, 'reservation-notice', {
      reservationId: row.id,
      event: 'reservation-reminder',
      version: changed.version,
      amount: 0,
      cause: { by: 'clock' },
    })
}

async function noteAbsent(tx: WriteDb, row: ReservationRow): Promise<void> {
  await freeTables(tx, { reservationId: row.id })
  await changeReservation(tx, row, { visit: 'no_show' }, { what: 'no_show', actor: 'sweeper', rooms: true })
  await tellOutbox(tx, 'reservation-room', { branchId: row.branch_id, date: row.date })
}

/** Takes a locked reservation whose guests have left; frees its tables and asks for a rating. */
export async function noteLeft(
  tx: WriteDb,
  row: ReservationRow,
  now: Date,
  actor = 'sweeper',
): Promise<ReservationRow> {
  await freeTables(tx, { reservationId: row.id })
  const left = await changeReservation(
    tx,
    row,
    { visit: 'left', left_at: now },
    { what: 'left', actor, rooms: true },
  )
  await tellOutbox(tx, 'reservation-room', { branchId: row.branch_id, date: row.date })
  if (row.source !== 'walkin' && row.stars === null)
    await tellOutbox(tx, 'reservation-notice', {
      reservationId: row.id,
      event: 'reservation-rate',
      version: left.version,
      amount: 0,
      cause: { by: 'clock' },
    })
  return left
}
