import type { Minor } from '#domain/money.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/make-id.ts'
import { changeOrder } from '#server/store/change-order.ts'
import type { OrderRow } from '#server/store/orders.ts'
import { findCapturedAttempt } from '#server/store/payments.ts'
import { insertRefund, type RefundRow } from '#server/store/refunds.ts'

/** What goes back to a card, why and by whom. */
export interface WantedRefund {
  /** Whose money; none = the payment that made the order. */
  readonly attemptReference?: string
  readonly amount: Minor
  readonly reason: string
  readonly actor: string
  /** The credit note whose card part it sends again, since a gateway refused it; none for money that was never sold for. */
  readonly creditNoteId?: string
}

/**
 * Takes a locked order and what goes back; writes the refund as a row that the sender takes up. The sum of refunds
 * that have not failed stays within what was captured: the row's CHECK holds it (safety 5). Raises the order's version.
 */
export async function addRefund(
  db: WriteDb,
  order: OrderRow,
  wanted: WantedRefund,
  now: Date,
): Promise<{ order: OrderRow; refund: RefundRow }> {
  const { attemptReference, creditNoteId, ...why } = wanted
  const reference = attemptReference ?? (await findCapturedAttempt(db, order.id))?.reference
  if (reference === undefined) throw new Error(`order ${order.id} has no captured payment`)
  const after = await changeOrder(db, order.id, {
    refunding: order.refunding + wanted.amount,
    version: order.version + 1,
    ...(creditNoteId && { returned: order.returned + wanted.amount }),
  })
  const refund = await insertRefund(db, {
    reference: makeId(),
    order_id: order.id,
    attempt_reference: reference,
    currency: order.currency,
    ask_at: now,
    ...why,
    ...(creditNoteId && { credit_note_id: creditNoteId }),
  })
  return { order: after, refund }
}
