import { remindedBy } from '#domain/reservations/reservation-clock.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { LockedOrder, OrderRow } from '#server/store/ordering/orders.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { changeReservation, lockReservation } from '#server/store/reservations/reservations.ts'
import { changeWait } from '#server/store/reservations/reservation-waits.ts'
import { settleMoneyRow } from './settle-money-row.ts'

/**
 * Takes the locked order row of a reservation's deposit, the amount captured and now; notes it as paid and confirms the
 * reservation, in one transaction. It is no order of the kitchen: no number, on no board. Spec 4; decision 0051.
 */
export async function recordDeposit(
  db: WriteDb,
  order: LockedOrder,
  amount: number,
  now: Date,
): Promise<OrderRow> {
  const paid = await settleMoneyRow(db, order, { amount, now, sale: true })
  const row =
    order.reservation_id === null
      ? undefined
      : await forSystem('gateway', lockReservation(db, order.reservation_id))
  if (!row) throw new Error(`deposit ${order.id} has no reservation`)
  const start = row.start_at.getTime()
  const confirmed = await changeReservation(
    db,
    row,
    {
      status: 'confirmed',
      hold_until: null,
      confirmed_at: now,
      reminded: remindedBy(row.settings.remind_hours, start, now.getTime()),
    },
    { what: 'paid', actor: 'payment', detail: { amount } },
  )
  if (row.wait_id) await changeWait(db, row.wait_id, { state: 'taken' })
  await tellOutbox(db, 'reservation-notice', {
    reservationId: row.id,
    event: 'reservation-confirmed',
    version: confirmed.version,
    amount,
    cause: { by: 'payment' },
  })
  return paid
}

/** Takes the locked order of a deposit; tells why its money can confirm nothing any more, if so: it goes back then. */
export async function depositMisfit(db: WriteDb, order: OrderRow): Promise<string | undefined> {
  const row =
    order.reservation_id === null
      ? undefined
      : await forSystem('gateway', lockReservation(db, order.reservation_id))
  if (order.status !== 'callcenter_pending') return order.cancel_reason ?? order.status
  return row?.status === 'pending_payment' ? undefined : `reservation-${row?.reason ?? 'gone'}`
}
