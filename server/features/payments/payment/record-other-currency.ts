import { isCurrency } from '#domain/core/money.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'
import { changeOrder } from '#server/store/ordering/change-order.ts'
import type { LockedOrder, OrderRow } from '#server/store/ordering/orders.ts'
import { tellOrderChanged } from '#server/store/core/outbox.ts'
import { journalPayment, saveAttempt, type AttemptRow } from '#server/store/payments/payments.ts'
import { insertRefund } from '#server/store/payments/refunds.ts'
import type { Captured } from './captured.ts'

/**
 * Takes an order and its attempt, both locked, and money that was captured in another currency than was asked for: it pays
 * for nothing and is in none of the order's sums, which are in the order's own. It goes back as it came, in a currency that
 * restaurants sell in; of any other its minor units are not known for sure, and a person gives it back. Safety 1, 5.
 */
export async function recordOtherCurrency(
  db: WriteDb,
  order: LockedOrder,
  attempt: AttemptRow,
  { amount, currency, paymentId }: Captured,
  now: Date,
): Promise<OrderRow> {
  const { reference, fence } = attempt
  await saveAttempt(db, reference, fence, {
    state: 'captured',
    amount,
    currency,
    last_answer: 'captured',
    ask_at: null,
    settled_at: now,
    ...(paymentId && { gateway_payment_id: paymentId }),
  })
  await journalPayment(db, reference, 'gives-back', 'other-currency')
  const sent = isCurrency(currency)
  await insertRefund(db, {
    reference: makeId(),
    order_id: order.id,
    attempt_reference: reference,
    amount,
    currency,
    reason: 'other-currency',
    actor: 'payment',
    state: sent ? 'wanted' : 'needs_person',
    ask_at: sent ? now : null,
  })
  const noted = await changeOrder(db, order.id, { version: order.version + 1 })
  await tellOrderChanged(db, noted)
  return noted
}
