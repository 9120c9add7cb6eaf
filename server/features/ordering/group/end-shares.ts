import { isRefusal } from '#domain/core/refusal.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import { listGroupShares } from '#server/store/ordering/group-shares.ts'
import { findOrder, lockOrder } from '#server/store/ordering/orders.ts'
import { tellOrderChanged } from '#server/store/core/outbox.ts'
import { releaseOrder } from '../../payments/payment/release-order.ts'
import { addFullRefund } from '../../payments/refund/add-full-refund.ts'

/**
 * Takes an order that ended; when it was being collected and never came to be, every share of it goes back: what is paid
 * by a refund, what waits is closed at its gateway first. What a card brings later goes back as late money. May run twice.
 * Safety 3.
 */
export async function followGroupOrder(deps: Deps, tenantId: string, orderId: string): Promise<void> {
  const { order, shares } = await deps.db.read(tenantId, async (db) => {
    const order = await forSystem('job', findOrder(db, orderId))
    const wasCollected = order?.draft.group && order.number === null && order.kind === 'order'
    return { order, shares: wasCollected ? await listGroupShares(db, orderId) : [] }
  })
  if (!order || shares.length === 0) return
  for (const share of shares) {
    if (share.status !== 'callcenter_pending') continue
    // one whose card is being checked stays: its money finds the order ended
    const released = await releaseOrder(deps, tenantId, share.cart_id)
    if (isRefusal(released) && released.code === 'busy') throw new Error(`share ${share.order_id} is busy`)
  }
  const why = { reason: order.cancel_reason ?? order.status, actor: 'group' }
  for (const { order_id: id } of shares)
    await deps.db.write(tenantId, async (db) => {
      const paid = await forSystem('job', lockOrder(db, id))
      if (!paid || paid.captured === paid.refunding) return
      const { order: after } = await addFullRefund(deps.payables, db, paid, why, new Date(deps.clock()))
      await tellOrderChanged(db, after)
    })
  deps.wakeRelay()
}
