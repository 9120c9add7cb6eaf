import type { Minor } from '#domain/core/money.ts'
import { refundNow } from '#domain/reservations/reservation-clock.ts'
import { spreadAmount } from '#domain/pricing/refund-split.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { Payables } from '#server/ports/payable.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { lockOrder, type LockedOrder } from '#server/store/ordering/orders.ts'
import { tellOrderChanged, tellOutbox, type ReservationCause } from '#server/store/core/outbox.ts'
import { changeReservation, type ReservationRow } from '#server/store/reservations/reservations.ts'
import { changeWait } from '#server/store/reservations/reservation-waits.ts'
import { freeTables } from '#server/store/reservations/table-claims.ts'
import { writeCreditNote } from '../payments/refund/write-credit-note.ts'
import { readOrderRefunds } from '../payments/refund/order-refunds.ts'
import { refundRuleOf } from './reservation-rights.ts'

/** How a reservation ends without a visit. */
export interface ReservationEnd {
  /** customer, sweeper, or staff:<id>. */
  readonly actor: string
  /** expired, by-guest, by-staff; or `words:` and what was typed. */
  readonly reason: string
  readonly reasonId?: string | undefined
  /** What of the deposit goes back: by the rule, all of it, or nothing. */
  readonly refund: 'rule' | 'all' | 'none'
  /** The guest is told. */
  readonly tell: boolean
  /** Of the guest who ends it, as a keyed hash. */
  readonly address?: string | undefined
}

/** Takes a reservation; locks its deposit, if it has one: before the rules and the reservation (safety 8). */
export async function lockDeposit(
  tx: WriteDb,
  { order_id }: Pick<ReservationRow, 'order_id'>,
): Promise<LockedOrder | undefined> {
  return order_id === null ? undefined : forSystem('derived', lockOrder(tx, order_id))
}

/**
 * Takes a locked reservation, its locked deposit and how it ends; the one place where all that it took is given back: its
 * tables, its deposit by the restaurant's rule (with the credit note), and its place in the day, which the waiting hear of.
 */
export async function endReservation(
  payables: Payables,
  tx: WriteDb,
  row: ReservationRow,
  order: LockedOrder | undefined,
  end: ReservationEnd,
  now: Date,
): Promise<ReservationRow> {
  const back = order ? await giveBack(payables, tx, row, order, end, now) : 0
  await freeTables(tx, { reservationId: row.id })
  const ended = await changeReservation(
    tx,
    row,
    {
      status: 'cancelled',
      hold_until: null,
      reason: end.reason,
      reason_id: end.reasonId ?? null,
      cancelled_by: end.actor,
      cancelled_at: now,
    },
    { what: 'cancelled', actor: end.actor, detail: { reason: end.reason, refund: back }, rooms: true },
  )
  if (row.wait_id && row.status !== 'confirmed') await changeWait(tx, row.wait_id, { state: 'over' })
  await tellOutbox(tx, 'reservation-room', { branchId: row.branch_id, date: row.date })
  if (end.tell && row.phone + row.email !== '')
    await tellOutbox(tx, 'reservation-notice', {
      reservationId: row.id,
      event: back > 0 ? 'reservation-canceled-refund' : 'reservation-canceled',
      version: ended.version,
      amount: back,
      cause: causeOf(end),
    })
  return ended
}

/** Takes a reservation with its deposit and now; returns what staff give back beyond its rule when they give back all, minor units. */
export function beyondRule(row: ReservationRow, order: LockedOrder, now: Date): Minor {
  const retained = order.captured - order.refunding
  return retained - refundNow(retained, refundRuleOf(row), row.start_at.getTime(), now.getTime())
}

/** Returns what goes back, minor units. */
async function giveBack(
  payables: Payables,
  tx: WriteDb,
  row: ReservationRow,
  order: LockedOrder,
  { refund, reason, actor }: ReservationEnd,
  now: Date,
): Promise<Minor> {
  const retained = order.captured - order.refunding
  const due = refund === 'all' ? retained : refund === 'none' ? 0 : retained - beyondRule(row, order, now)
  const refunds = await readOrderRefunds(tx, order)
  // what staff gave back and the gateway refused stays owed to its own credit note
  const value = Math.min(due, refunds.leftSum)
  if (value <= 0) return 0
  const wanted = { refunds, value: spreadAmount(refunds.left, value), reason, actor }
  await tellOrderChanged(tx, (await writeCreditNote(payables, tx, order, wanted, now)).order)
  return value
}

/**
 * Takes a locked reservation that costs less than was paid from now on, its locked deposit and the new cost (minor units);
 * gives back of the difference what the rule gives back now, with its credit note. Returns what went back.
 * Rule "Reservation deposits", safety 5.
 */
export async function giveBackDifference(
  payables: Payables,
  tx: WriteDb,
  row: ReservationRow,
  order: LockedOrder | undefined,
  { cost, actor, now }: { readonly cost: Minor; readonly actor: string; readonly now: Date },
): Promise<Minor> {
  if (!order) return 0
  const beyond = order.captured - order.refunding - cost
  if (beyond <= 0) return 0
  const due = refundNow(beyond, refundRuleOf(row), row.start_at.getTime(), now.getTime())
  const refunds = await readOrderRefunds(tx, order)
  const value = Math.min(due, refunds.leftSum)
  if (value <= 0) return 0
  const wanted = { refunds, value: spreadAmount(refunds.left, value), reason: 'deposit-lower', actor }
  await tellOrderChanged(tx, (await writeCreditNote(payables, tx, order, wanted, now)).order)
  return value
}

function causeOf({ actor, address }: ReservationEnd): ReservationCause {
  if (actor === 'customer') return { by: 'guest', address }
  return { by: actor.startsWith('staff') ? 'staff' : 'clock' }
}
