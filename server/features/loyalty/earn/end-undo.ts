import { statusFacts } from '#domain/ordering/order-status.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import { lockOrder } from '#server/store/ordering/orders.ts'
import { deriveRefunded } from '../../payments/refund/derive-refunded.ts'
import { finishOrder } from './finish-order.ts'

/**
 * Takes an order whose last step can no longer be undone; it earns, and its status follows the refunds from before. May run twice.
 * Rule "Undo", safety 5.
 */
export async function endUndo(
  deps: Pick<Deps, 'db' | 'wakeRelay' | 'catalogues'>,
  tenantId: string,
  orderId: string,
): Promise<void> {
  const catalogue = await deps.catalogues.current(tenantId)
  await deps.db.write(tenantId, async (db) => {
    const order = await forSystem('job', lockOrder(db, orderId))
    // what went back within the undo takes its part of what the rest earns
    if (!order?.delivered_at || !statusFacts[order.status].mayBeServed) return
    await finishOrder(db, order, catalogue)
    await deriveRefunded(db, order, 'relay')
  })
  deps.wakeRelay()
}
