import { remindedBy } from '#domain/reservations/reservation-clock.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { LockedOrder, OrderRow } from '#server/store/ordering/orders.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { changeReservation, lockReservation } from '#server/store/reservations/reservations.ts'
import { changeWait } from '#server/store/reservations/reservation-waits.ts'
import type { Payable } from '#server/ports/payable.ts'
import { settleMoneyRow, type MoneySettled } from '../payments/payment/settle-money-row.ts'

/**
 * A reservation's deposit: its money confirms the reservation, in one transaction. It is no order of the kitchen: no number,
 * on no board. Late money goes back: its tables may be another party's by then. Spec 4; decision 0051.
 */
export const depositPayable: Payable = {
  misfit: depositMisfit,
  record: (db, order, { amount, noted }, now) => recordDeposit(db, order, { amount, noted, now, sale: true }),
}

async function recordDeposit(db: WriteDb, order: LockedOrder, settled: MoneySettled): Promise<OrderRow> {
  const { amount, now } = settled
  const paid = await settleMoneyRow(db, order, settled)
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

async function depositMisfit(db: WriteDb, order: OrderRow): Promise<string | undefined> {
  const row =
    order.reservation_id === null
      ? undefined
      : await forSystem('gateway', lockReservation(db, order.reservation_id))
  if (order.status !== 'callcenter_pending') return order.cancel_reason ?? order.status
  return row?.status === 'pending_payment' ? undefined : `reservation-${row?.reason ?? 'gone'}`
}
