import { limits } from '#domain/core/limits.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { mayRefund } from '#domain/ordering/order-sold.ts'
import { valueOf } from '#domain/ordering/order-value.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { isOwedShare } from '#server/store/ordering/group-shares.ts'
import { findOrder, lockOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { tellOrderChanged } from '#server/store/core/outbox.ts'
import { addRefund } from './add-refund.ts'
import { chooseRefund, type RefundInput } from './choose-refund.ts'
import { deriveRefunded } from './derive-refunded.ts'
import { readOrderRefunds, stillLeft } from './order-refunds.ts'
import { sendRefund } from './send-refund.ts'
import { writeCreditNote } from './write-credit-note.ts'

/** Who sends money back, and in which branches. */
export type RefundingStaff = Pick<StaffSession, 'tenantId' | 'staffId' | 'branchIds'>

/**
 * Takes an order and what goes back of it (all that is left, an amount, or parts) with a reason; writes the credit note,
 * gives wallet and points their parts and sends the card's. Refuses 'nothing-to-refund', 'refund-too-much', and
 * 'refund-changed' when something else is left than staff saw. Possible in every status with money paid. Safety 5, 6.
 */
export async function refundOrder(
  deps: Deps,
  staff: RefundingStaff,
  id: string,
  input: RefundInput,
): Promise<OrderRow | Refusal> {
  const reason = cleanText(input.reason, limits.notes)
  if (!reason)
    return refuse('field-required', {
      fields: { reason: [reason === undefined ? 'text-too-long' : 'field-required'] },
    })
  const made = await writeUnlessRefused(deps.db, staff.tenantId, (db) =>
    refundLocked(db, id, { ...input, reason }, { staff, now: new Date(deps.clock()) }),
  )
  if (isRefusal(made)) return made
  deps.wakeRelay()
  for (const reference of made.references) await sendRefund(deps, staff.tenantId, reference)
  const order = await deps.db.read(staff.tenantId, (db) => forSystem('derived', findOrder(db, id)))
  return order ?? refuse('order-unavailable')
}

async function refundLocked(
  db: WriteDb,
  id: string,
  input: RefundInput,
  { staff, now }: { staff: RefundingStaff; now: Date },
): Promise<{ references: string[] } | Refusal> {
  const { staffId } = staff
  const order = await authorize(inBranchOf(staff, 'order-unavailable'), lockOrder(db, id))
  if (isRefusal(order)) return order
  if (!mayRefund({ ...order, value: valueOf(order) })) return refuse('nothing-to-refund')
  // what was paid for the host's order goes back with it alone
  if (order.kind === 'group_share' && !(await isOwedShare(db, id))) return refuse('nothing-to-refund')
  const refunds = await readOrderRefunds(db, order)
  const left = stillLeft(order, refunds)
  if (input.left !== undefined && parseAmount(input.left) !== left)
    return refuse('refund-changed', { details: { left: toDecimal(left) } })
  const chosen = chooseRefund(refunds, input)
  if (isRefusal(chosen)) return chosen
  const why = { reason: input.reason, actor: `staff:${staffId}` }
  const references: string[] = []
  let after: OrderRow = order
  for (const { creditNoteId, amount } of chosen.again) {
    const sent = await addRefund(db, after, { ...(creditNoteId && { creditNoteId }), amount, ...why }, now)
    references.push(...sent.refunds.map(({ reference }) => reference))
    after = sent.order
  }
  if (chosen.value.size > 0) {
    const note = await writeCreditNote(db, after, refunds, { ...chosen, ...why }, now)
    references.push(...note.refunds.map(({ reference }) => reference))
    after = note.order
  }
  const value = [...chosen.value.values()].reduce((sum, one) => sum + one, 0)
  const again = chosen.again.reduce((sum, one) => sum + one.amount, 0)
  await writeAudit(db, {
    staffId,
    action: 'order-refund',
    subject: id,
    after: { amount: value + again, reason: input.reason },
  })
  const ended = after.ended_at === null ? after : await deriveRefunded(db, after, why.actor)
  if (ended === after) await tellOrderChanged(db, after)
  return { references }
}
