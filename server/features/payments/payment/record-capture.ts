import { minuteMs } from '#domain/core/durations.ts'
import { constants } from '#domain/core/limits.ts'
import { mayBecome, mayRevive } from '#domain/ordering/order-status.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import { changeOrder } from '#server/store/ordering/change-order.ts'
import { customerIdOf, findCustomer } from '#server/store/customers/customers.ts'
import { keepCard } from '#server/store/loyalty/referrals.ts'
import { moveStock } from '#server/store/menu/item-stock.ts'
import { hasNewerOrder, type LockedOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { tellOrderChanged } from '#server/store/core/outbox.ts'
import { journalPayment, saveAttempt, type AttemptRow } from '#server/store/payments/payments.ts'
import { createOrder } from '../../ordering/order/create-order.ts'
import { hasTenders, takeTenders } from '../../pricing/take-tenders.ts'
import { retakeStock } from '../../ordering/order/settle-stock.ts'
import { addRefund } from '../refund/add-refund.ts'
import { moreMisfit, recordMore } from '../../ordering/edit/record-more.ts'
import { depositMisfit, recordDeposit } from './record-deposit.ts'
import { collectedMisfit, groupShareMisfit, recordGroupShare } from './record-group-share.ts'
import { recordOtherCurrency } from './record-other-currency.ts'
import { recordShare } from './record-share.ts'
import { recordTopUp } from './record-top-up.ts'
import { mayRetakeSlot } from './retake-slot.ts'

/** Captured money as the gateway told it. */
export interface Captured {
  readonly amount: number
  readonly currency: string
  readonly paymentId: string | undefined
  /** Whose card it is known by: a keyed hash of the gateway's own mark, where it tells one. */
  readonly cardMark?: string | undefined
}

/**
 * Takes an order and its attempt, both locked, and the money that was captured; notes it, then makes the order `created`, or gives the money
 * back when it no longer fits: another amount or currency, superseded, late by more than ten minutes, or paid before.
 * Safety 1, 3.
 */
export async function recordCapture(
  db: WriteDb,
  order: LockedOrder,
  attempt: AttemptRow,
  captured: Captured,
  now: Date,
): Promise<OrderRow> {
  if (captured.currency !== attempt.currency) return recordOtherCurrency(db, order, attempt, captured, now)
  const why = (await misfit(db, order, attempt, captured, now)) ?? (await takeAgain(db, order, now))
  const special = order.kind !== 'order' && order.kind !== 'table_round'
  if (!why && !special) return makeCreated(db, order, attempt, captured, now)
  await Promise.all([saveCaptured(db, attempt, captured, now), noteCard(db, order, captured)])
  if (!why && order.kind === 'wallet_topup') return recordTopUp(db, order, captured.amount, now)
  if (!why && order.kind === 'reservation') return recordDeposit(db, order, captured.amount, now)
  if (!why && order.kind === 'order_more')
    return recordMore(db, order, { reference: attempt.reference, amount: captured.amount }, now)
  if (!why && order.kind === 'group_share') return recordGroupShare(db, order, captured.amount, now)
  if (!why) return recordShare(db, order, captured.amount, now)
  await journalPayment(db, attempt.reference, 'gives-back', why)
  const noted = await changeOrder(db, order.id, {
    captured: order.captured + captured.amount,
    version: order.version + 1,
    // one that still waits may be paid by other money: this goes back
    ...(order.status !== 'callcenter_pending' && { payment_state: 'paid' as const }),
  })
  await addRefund(
    db,
    noted,
    { attemptReference: attempt.reference, amount: captured.amount, reason: why, actor: 'payment' },
    now,
  )
  await tellOrderChanged(db, noted)
  return noted
}

async function misfit(
  db: WriteDb,
  order: OrderRow,
  attempt: AttemptRow,
  captured: Captured,
  now: Date,
): Promise<string | undefined> {
  if (captured.amount !== attempt.amount) return 'amount-differs'
  if (
    order.total !== order.bill.total ||
    attempt.amount !== order.bill.toPay ||
    captured.currency !== order.currency
  )
    return 'order-changed'
  if (order.payment_state === 'paid') return 'paid-before'
  if (order.kind === 'wallet_topup' && !(await isCustomer(db, order))) return 'account-deleted'
  // late money of a deposit goes back: its tables may be another party's by then
  if (order.kind === 'reservation') return depositMisfit(db, order)
  if (order.kind === 'order_more') return moreMisfit(db, order)
  if (order.kind === 'group_share') return groupShareMisfit(db, order)
  const collected = order.draft.group && (await collectedMisfit(db, order))
  if (collected) return collected
  if (mayBecome(order.status, 'created', order.type)) return undefined
  // what it held of the bill may be another guest's by now
  if (order.kind === 'table_share') return order.cancel_reason ?? order.status
  if (!mayRevive(order.status, order.cancel_reason)) return order.cancel_reason ?? order.status
  const lateBy = now.getTime() - (order.ended_at?.getTime() ?? 0)
  if (lateBy > constants.reviveMinutes * minuteMs) return 'too-late'
  if (await hasNewerOrder(db, order)) return 'newer-order'
  if (!(await mayRetakeSlot(db, order))) return 'slot-full'
  return (await retakeStock(db, order)) ? undefined : 'sold-out'
}

/** Money for a wallet that is gone since goes back. */
async function isCustomer(db: WriteDb, { shopper }: OrderRow): Promise<boolean> {
  const id = customerIdOf(shopper)
  return id !== undefined && (await findCustomer(db, id)) !== undefined
}

/** Late money revives an order only with what it drew on, which had been given back; else the money goes back. Safety 3. */
async function takeAgain(db: WriteDb, order: LockedOrder, now: Date): Promise<string | undefined> {
  if (order.status === 'callcenter_pending' || !hasTenders(order)) return undefined
  const refused = await takeTenders(db, order, {
    clock: () => now.getTime(),
    zone: order.time_zone,
    day: businessDate(now.getTime(), order.time_zone, constants.businessDayStartMinutes),
  })
  // its stock was taken again just now
  if (refused && order.stock) await moveStock(db, order.branch_id, order.stock.taken, { left: 1, guest: 0 })
  return refused?.code
}

/** What was taken stands there from now on: of another sum no more is left to go back than that. */
function saveCaptured(db: TenantDb, attempt: AttemptRow, captured: Captured, now: Date) {
  const { amount, paymentId } = captured
  return saveAttempt(db, attempt.reference, attempt.fence, {
    state: 'captured',
    amount,
    last_answer: 'captured',
    ask_at: null,
    settled_at: now,
    ...(paymentId && { gateway_payment_id: paymentId }),
  })
}

async function makeCreated(
  db: WriteDb,
  order: LockedOrder,
  attempt: AttemptRow,
  captured: Captured,
  now: Date,
): Promise<OrderRow> {
  const noted = saveCaptured(db, attempt, captured, now)
  const known = noteCard(db, order, captured)
  return createOrder(
    db,
    order,
    { actor: 'payment', paymentState: 'paid', captured: captured.amount },
    now,
    noted,
    known,
  )
}

/** By it one card of two accounts is known; it travels with the other statements. */
async function noteCard(db: WriteDb, { shopper }: OrderRow, { cardMark }: Captured): Promise<void> {
  const customerId = customerIdOf(shopper)
  if (customerId && cardMark) await keepCard(db, customerId, cardMark)
}
