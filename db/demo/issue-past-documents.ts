import { leftOf, refundParts, splitRefund, sumShares } from '#domain/pricing/refund-split.ts'
import type { Database, WriteDb } from '#server/database/tenant-db.ts'
import { insertCreditNote, issueInvoice } from '#server/store/payments/documents.ts'
import type { PastOrder } from './fill-order.ts'

/**
 * Takes all orders of the past of a demo restaurant; issues their invoices, and for those that were sent back a credit note
 * with its refund, by the day: numbers and dates rise together, as an accountant expects.
 */
export async function issuePastDocuments(
  db: Database,
  tenantId: string,
  orders: readonly PastOrder[],
): Promise<void> {
  const issue = orders.flatMap((one) => {
    const branch_id = one.past.place.branchId
    const id = one.past.id('order', String(one.past.n))
    const invoice = {
      at: one.at(0),
      write: (tx: WriteDb) => issueInvoice(tx, { id, branch_id }, one.at(0)),
    }
    return one.past.order.end === 'delivered'
      ? [invoice]
      : [invoice, { at: one.at(25), write: (tx: WriteDb) => sendBack(tx, one) }]
  })
  await db.write(tenantId, async (tx) => {
    for (const { write } of issue.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await write(tx)
  })
}

/** An order that was missed has the note that takes all of its invoice back. */
async function sendBack(tx: WriteDb, { past: { place, id, n }, bill, at }: PastOrder): Promise<void> {
  const parts = refundParts(bill)
  const lines = splitRefund(parts, {
    before: new Map(),
    vatBefore: new Map(),
    now: leftOf(parts, new Map()),
  })
  const { value, vat, wallet, rest, points, pointsCount } = sumShares(lines)
  const why = { reason: 'missed', actor: 'sweeper' }
  const note = await insertCreditNote(tx, {
    ...why,
    id: id('note', String(n)),
    order_id: id('order', String(n)),
    branch_id: place.branchId,
    lines,
    value,
    vat,
    wallet,
    rest,
    points,
    points_count: pointsCount,
    rest_to: 'card',
    by_hand: false,
    issued_at: at(25),
  })
  await tx.q
    .insertInto('refunds')
    .values({
      ...why,
      tenant_id: tx.tenantId,
      reference: id('refund', String(n)),
      order_id: id('order', String(n)),
      attempt_reference: id('attempt', String(n)),
      amount: bill.total,
      currency: bill.currency,
      state: 'done',
      credit_note_id: note.id,
      made_at: at(-1),
      ended_at: at(26),
    })
    .execute()
}
