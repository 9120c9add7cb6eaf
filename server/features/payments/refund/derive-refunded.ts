import { statusAfterRefunds, statusFacts } from '#domain/ordering/order-status.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { finishOrder } from '../../loyalty/earn/finish-order.ts'
import { refundedValue } from '#domain/ordering/order-value.ts'
import { lockOrder, stepOrder, type OrderRow } from '#server/store/ordering/orders.ts'

/** Takes a locked order that may have ended; moves it to where its confirmed refunds put it. Returns the order. Safety 5. */
export async function deriveRefunded(db: WriteDb, order: OrderRow, actor: string): Promise<OrderRow> {
  const to = statusAfterRefunds(refundedValue(order))
  return to === order.status ? order : stepOrder(db, order, { to, actor, reason: 'refunded' })
}

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
