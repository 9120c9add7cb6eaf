import { dayMs } from '#domain/core/durations.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { journalPayment } from '#server/store/payments/payments.ts'
import { saveRefund, type RefundRow } from '#server/store/payments/refunds.ts'
import { changeSums, tellVersion } from './change-sums.ts'

/** Banks send a refund back within weeks, and a webhook may be lost. */
const lookAfterDays = [3, 14, 35]

/** Takes when a refund was done, and now; returns when its gateway is asked for it again, null after the last time. Safety 5. */
export function nextLook(doneAt: Date, now: Date): Date | null {
  const looks = lookAfterDays.map((days) => new Date(doneAt.getTime() + days * dayMs))
  return looks.find((look) => look > now) ?? null
}

/**
 * Takes a locked order and a refund of it that was done, whose money came back to the restaurant; the guest has it no more,
 * and a person gives it another way or sends it again. Until then it counts as on its way, so that nothing sends it a second
 * time; the credit note and the order's status stand. Safety 5.
 */
export async function bounceRefund(
  db: WriteDb,
  order: OrderRow,
  refund: RefundRow,
  now: Date,
): Promise<void> {
  const { reference, fence, amount } = refund
  const ours = await saveRefund(db, reference, fence, {
    state: 'needs_person',
    bounced_at: now,
    ended_at: null,
    ask_at: null,
    fence: fence + 1,
  })
  if (!ours) return
  await journalPayment(db, refund.attempt_reference, 'refund-bounced', '')
  await writeAudit(db, {
    staffId: null,
    action: 'order-refund-bounced',
    subject: order.id,
    after: { amount },
  })
  if (refund.currency !== order.currency) return tellVersion(db, order)
  await changeSums(db, order, { refunded: order.refunded - amount })
}
