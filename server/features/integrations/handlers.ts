import type { Deps } from '#server/core/deps.ts'
import type { OutboxEvents, StockChange } from '#server/store/core/outbox.ts'
import { findConnection, queuePosOrder } from '#server/store/integrations/pos.ts'
import { listWantedTypes } from '#server/store/integrations/webhooks.ts'
import { noteOrderEvents, noteStockEvent } from './webhooks/note-events.ts'

type Parts = Pick<Deps, 'db' | 'clock'>

/** How long it is believed that a restaurant tells nobody; one that has just begun to is heard a second later. */
const believedMs = 1000
const mostKnown = 10_000

/**
 * Takes the parts with the jobs' database; returns what other programs are told when orders and stock change. A restaurant
 * without such programs, nearly every one, costs the relay nothing.
 */
export function integrationHandlers(deps: Parts) {
  const silent = new Map<string, number>()
  const isSilent = async (tenantId: string): Promise<boolean> => {
    const now = deps.clock()
    if ((silent.get(tenantId) ?? 0) > now) return true
    const listens = await deps.db.read(
      tenantId,
      async (db) => (await listWantedTypes(db)).size > 0 || (await findConnection(db))?.enabled === true,
    )
    if (listens) return false
    if (silent.size >= mostKnown) silent.clear()
    silent.set(tenantId, now + believedMs)
    return true
  }
  return {
    async ordersChanged(tenantId: string, changed: readonly OutboxEvents['order-changed'][]): Promise<void> {
      if (await isSilent(tenantId)) return
      for (const event of changed) {
        await noteOrderEvents(deps, tenantId, event)
        if (event.status === 'created' && event.created)
          await deps.db.single(tenantId, (db) => queuePosOrder(db, event.orderId, new Date(deps.clock())))
      }
    },
    async stockChanged(tenantId: string, change: StockChange): Promise<void> {
      if (!(await isSilent(tenantId))) await noteStockEvent(deps, tenantId, change)
    },
  }
}

export type IntegrationHandlers = ReturnType<typeof integrationHandlers>
