import type { PaymentAttemptWire } from '#contract/ordering/order-desk.ts'
import { toDecimal } from '#domain/core/money.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { listAttempts, listPaymentSteps } from '#server/store/ordering/order-desk.ts'

/** Takes an order's id and currency, and how a moment is said; returns every attempt to pay it with its journal, oldest first. */
export async function showAttempts(
  db: TenantDb,
  { id, currency }: { readonly id: string; readonly currency: string },
  when: (at: Date) => string,
): Promise<PaymentAttemptWire[]> {
  const attempts = await listAttempts(db, id)
  const steps = await listPaymentSteps(
    db,
    attempts.map((one) => one.reference),
  )
  return attempts.map((one) => ({
    reference: one.reference,
    amount: toDecimal(one.amount),
    ...(one.currency !== currency && { currency: one.currency }),
    state: one.state,
    answer: one.last_answer ?? '',
    when: when(one.made_at),
    steps: steps
      .filter(({ reference }) => reference === one.reference)
      .map(({ step, count, at }) => ({ step, count, when: when(at) })),
  }))
}
