import { forSystem } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import { lockOrder } from '#server/store/ordering/orders.ts'
import { endOrder } from './end-order.ts'

/** Takes an order that nobody accepted in time; it is missed and its money goes back by itself. Rule "Missed orders", safety 10. */
export async function endUnaccepted(deps: Deps, tenantId: string, id: string): Promise<void> {
  const now = new Date(deps.clock())
  await deps.db.write(tenantId, async (db) => {
    const order = await forSystem('job', lockOrder(db, id))
    if (!order || order.status !== 'created' || !order.accept_by || order.accept_by > now) return
    await endOrder(deps.payables, db, order, { to: 'missed', actor: 'sweeper', reason: 'not-accepted' }, now)
  })
  deps.wakeRelay()
}
