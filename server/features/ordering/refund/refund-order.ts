import { parseAmount, toDecimal } from '#domain/money.ts'
import { limits } from '#domain/limits.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { cleanText } from '#domain/text.ts'
import type { Deps } from '#server/deps.ts'
import { writeUnlessRefused } from '#server/refuse-inside.ts'
import { writeAudit } from '#server/store/audit.ts'
import { findOrder, lockOrder, type OrderRow } from '#server/store/orders.ts'
import { tellOrderChanged } from '#server/store/outbox.ts'
import { findCapturedAttempt } from '#server/store/payments.ts'
import { addRefund } from './add-refund.ts'
import { sendRefund } from './send-refund.ts'

/**
 * Takes an order, an amount (all that is left when none is given) and a reason; writes the refund and sends it.
 * Refuses 'nothing-to-refund' and 'refund-too-much'. Possible in every status with captured money. Safety 5.
 */
export async function refundOrder(
  deps: Deps,
  staff: { tenantId: string; staffId: string },
  id: string,
  wanted: { amount?: string | undefined; reason: string },
): Promise<OrderRow | Refusal> {
  const now = new Date(deps.clock())
  const reason = cleanText(wanted.reason, limits.notes)
  if (!reason)
    return refuse('field-required', {
      fields: { reason: [reason === undefined ? 'text-too-long' : 'field-required'] },
    })
  const asked = wanted.amount === undefined ? undefined : parseAmount(wanted.amount)
  if (wanted.amount !== undefined && (asked === undefined || asked <= 0))
    return refuse('bad-input', { fields: { amount: ['bad-input'] } })
  const made = await writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    const order = await lockOrder(db, id)
    if (!order) return refuse('order-unavailable')
    const left = order.captured - order.refunding
    const attempt = await findCapturedAttempt(db, id)
    if (!attempt || left <= 0) return refuse('nothing-to-refund')
    const amount = asked ?? left
    if (amount > left) return refuse('refund-too-much', { details: { left: toDecimal(left) } })
    const refund = await addRefund(
      db,
      order,
      { attemptReference: attempt.reference, amount, reason, actor: `staff:${staff.staffId}` },
      now,
    )
    await writeAudit(db, {
      staffId: staff.staffId,
      action: 'order-refund',
      subject: id,
      after: { amount, reason },
    })
    await tellOrderChanged(db, { ...order, version: order.version + 1 })
    return { reference: refund.reference }
  })
  if ('refused' in made) return made
  await sendRefund(deps, staff.tenantId, made.reference)
  const order = await deps.db.read(staff.tenantId, (db) => findOrder(db, id))
  return order ?? refuse('order-unavailable')
}
