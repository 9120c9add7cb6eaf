import { forSystem } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import { moveOrder } from './move-order.ts'

/**
 * Takes an order that was created; accepts it with the minutes that its guest was promised, where its branch does so by
 * itself. Runs after the commit, and may run twice: who was faster wins (safety 10, 28).
 */
export async function acceptByItself(
  deps: Deps,
  tenantId: string,
  { orderId, branchId }: { orderId: string; branchId: string },
): Promise<void> {
  const { branches } = await deps.catalogues.current(tenantId)
  if (!branches.find(({ id }) => id === branchId)?.autoAccept) return
  const order = await deps.db.read(tenantId, (db) => forSystem('job', findOrder(db, orderId)))
  // a table's round was accepted when it was sent, or waits for staff to look at it (decision 0203)
  if (order?.status !== 'created' || order.kind === 'table_round') return
  // an order for later is accepted for its slot; a refusal means that somebody has acted on it meanwhile
  await moveOrder(deps, { tenantId, byItself: true }, orderId, { action: 'accept', version: order.version })
}
