import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Payables } from '#server/ports/payable.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { keepCard } from '#server/store/loyalty/referrals.ts'
import { changeOrder } from '#server/store/ordering/change-order.ts'
import type { LockedOrder, OrderRow } from '#server/store/ordering/orders.ts'
import { tellOrderChanged } from '#server/store/core/outbox.ts'
import { journalPayment, saveAttempt, type AttemptRow } from '#server/store/payments/payments.ts'
import { addRefund } from '../refund/add-refund.ts'
import type { Captured } from './captured.ts'
import { recordOtherCurrency } from './record-other-currency.ts'

/**
 * Takes an order and its attempt, both locked, and the money that was captured; notes it, then makes of it what was paid for, or gives the money
 * back when it no longer fits: another amount or currency, paid before, or what the row's own kind says (port Payable).
 * Safety 1, 3.
 */
export async function recordCapture(
  { byKind }: Pick<Payables, 'byKind'>,
  db: WriteDb,
  order: LockedOrder,
  attempt: AttemptRow,
  captured: Captured,
  now: Date,
): Promise<OrderRow> {
  if (captured.currency !== attempt.currency) return recordOtherCurrency(db, order, attempt, captured, now)
  const payable = byKind[order.kind]
  const why = misfit(order, attempt, captured) ?? (await payable.misfit(db, order, now))
  const notes = [saveCaptured(db, attempt, captured, now), noteCard(db, order, captured)]
  if (!why)
    return payable.record(
      db,
      order,
      { reference: attempt.reference, amount: captured.amount, noted: notes },
      now,
    )
  await Promise.all(notes)
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

/** Takes a row, its attempt and the money; returns why the money is not what this row asks for, whatever it is, or undefined. */
export function misfit(
  order: OrderRow,
  attempt: AttemptRow,
  captured: Pick<Captured, 'amount' | 'currency'>,
): string | undefined {
  if (captured.amount !== attempt.amount) return 'amount-differs'
  if (
    order.total !== order.bill.total ||
    attempt.amount !== order.bill.toPay ||
    captured.currency !== order.currency
  )
    return 'order-changed'
  return order.payment_state === 'paid' ? 'paid-before' : undefined
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

/** By it one card of two accounts is known; it travels with the other statements. */
async function noteCard(db: WriteDb, { shopper }: OrderRow, { cardMark }: Captured): Promise<void> {
  const customerId = customerIdOf(shopper)
  if (customerId && cardMark) await keepCard(db, customerId, cardMark)
}
