import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { isStillOwed } from '#server/show/refund-state.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { findOrder, lockOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { journalPayment } from '#server/store/payments/payments.ts'
import { listRefunds, lockRefund } from '#server/store/payments/refunds.ts'
import { recountRefund } from './recount-refund.ts'
import type { RefundingStaff } from './refund-order.ts'
import { endRefund } from './send-refund.ts'

/** Which refund staff judge, and what they found out at its gateway. */
export interface JudgedRefund {
  readonly orderId: string
  readonly refundId: string
  /** The guest has the money; else it never left, and may be sent again. */
  readonly arrived: boolean
}

/**
 * Takes a refund that needs a person and what that person found out; ends it by that word, since no gateway tells what
 * became of it. Of one whose money came back, or that a gateway refused: the guest has it another way. Refuses
 * 'order-unavailable', and 'order-changed' for one that waits for nobody. Safety 5.
 */
export async function judgeRefund(
  deps: Deps,
  staff: RefundingStaff,
  { orderId, refundId, arrived }: JudgedRefund,
): Promise<OrderRow | Refusal> {
  const { tenantId, staffId } = staff
  const now = new Date(deps.clock())
  const judged = await writeUnlessRefused(deps.db, tenantId, async (db) => {
    const order = await authorize(inBranchOf(staff, 'order-unavailable'), lockOrder(db, orderId))
    if (isRefusal(order)) return order
    const refund = await lockRefund(db, refundId)
    if (refund?.order_id !== orderId) return refuse('order-unavailable')
    // nor while a gateway is being asked for it: its own word comes first
    const asked = refund.held_until !== null && refund.held_until > now
    const refused = arrived && isStillOwed(refund, await listRefunds(db, [orderId]), order)
    if ((refund.state !== 'needs_person' && !refused) || asked)
      return refuse('order-changed', { details: { status: order.status, version: order.version } })
    if (refused) {
      const bounced = refund.bounced_at ?? now
      await endRefund(db, await recountRefund(db, order, refund), refund, { arrived, now, bounced })
    } else await endRefund(db, order, refund, { arrived, now })
    const word = arrived ? (refused || refund.bounced_at ? 'settled' : 'arrived') : 'not-arrived'
    await journalPayment(db, refund.attempt_reference, `refund-${word}`, `staff:${staffId}`)
    await writeAudit(db, {
      staffId,
      action: 'order-refund-judge',
      subject: orderId,
      after: {
        amount: refund.amount,
        arrived,
        ...((refused || refund.bounced_at) && { another_way: arrived }),
      },
    })
    return { done: true }
  })
  if (isRefusal(judged)) return judged
  deps.wakeRelay()
  const order = await deps.db.read(tenantId, (db) => forSystem('derived', findOrder(db, orderId)))
  return order ?? refuse('order-unavailable')
}
