import type { Minor } from '#domain/core/money.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'
import { changeOrder } from '#server/store/ordering/change-order.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { insertRefund, type RefundRow } from '#server/store/payments/refunds.ts'
import { spreadOverPayments } from './spread-over-payments.ts'

/** What goes back to a card, why and by whom. */
export interface WantedRefund {
  /** Whose money; none = the payments of the order. */
  readonly attemptReference?: string
  readonly amount: Minor
  readonly reason: string
  readonly actor: string
  /** The credit note whose card part it sends again, since a gateway refused it; none for money that was never sold for. */
  readonly creditNoteId?: string
}

/**
 * Takes a locked order and what goes back; writes the refund as rows that the sender takes up, one for each payment that
 * it goes back to. The sum of refunds that have not failed stays within what was captured: the row's CHECK holds it
 * (safety 5). Raises the order's version.
 */
export async function addRefund(
  db: WriteDb,
  order: OrderRow,
  wanted: WantedRefund,
  now: Date,
): Promise<{ order: OrderRow; refunds: RefundRow[] }> {
  const { attemptReference, creditNoteId, amount, ...why } = wanted
  const shares =
    attemptReference === undefined
      ? await spreadOverPayments(db, order.id, amount)
      : [{ reference: attemptReference, amount }]
  if (shares.length === 0) throw new Error(`order ${order.id} has no captured payment`)
  const after = await changeOrder(db, order.id, {
    refunding: order.refunding + amount,
    version: order.version + 1,
    ...(creditNoteId && { returned: order.returned + amount }),
  })
  const refunds: RefundRow[] = []
  for (const share of shares)
    refunds.push(
      await insertRefund(db, {
        reference: makeId(),
        order_id: order.id,
        attempt_reference: share.reference,
        amount: share.amount,
        currency: order.currency,
        ask_at: now,
        ...why,
        ...(creditNoteId && { credit_note_id: creditNoteId }),
      }),
    )
  return { order: after, refunds }
}

/** The same of what a changed order was paid too much; returns the order. */
export async function addCardRefund(
  db: WriteDb,
  order: OrderRow,
  wanted: Pick<WantedRefund, 'amount' | 'reason' | 'actor'>,
  now: Date,
): Promise<OrderRow> {
  return (await addRefund(db, order, wanted, now)).order
}
