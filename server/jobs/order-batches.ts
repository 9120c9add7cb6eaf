import type { Deps } from '../core/deps.ts'
import type { IntegrationHandlers } from '../features/integrations/handlers.ts'
import { sendNotices } from '../features/notifications/notices/send-notices.ts'
import { followGroupOrder } from '../features/ordering/group/end-shares.ts'
import { acceptByItself } from '../features/ordering/order/accept-by-itself.ts'
import { printOrder } from '../features/printing/print-order.ts'
import { followedByTable, followTableOrder } from '../features/dine-in/follow-table-order.ts'
import { noteOrderDays } from '../features/reports/sum-noted-days.ts'
import type { Listeners } from '../live/listeners.ts'
import { keepOrderSearch } from '../store/ordering/order-search.ts'
import type { OutboxEvents } from '../store/core/outbox.ts'

type Changed = OutboxEvents['order-changed']
type Rows<K extends keyof OutboxEvents> = readonly { tenantId: string; payload: OutboxEvents[K] }[]

/**
 * What follows orders that changed, and their notices. At rush hour many come in one pass: a restaurant's share a
 * statement or a transaction, so that what runs behind an order costs a part of what the order itself does.
 */
export function orderBatches(deps: Deps, listeners: Listeners, others: IntegrationHandlers) {
  return {
    'order-changed': async (rows: Rows<'order-changed'>) => {
      // whoever looks at an order hears of it before anything else is done with it
      for (const { tenantId, payload } of rows) listeners.orderChanged(tenantId, payload)
      for (const [tenantId, changed] of byTenant(rows)) {
        await followOrders(deps, tenantId, changed)
        await others.ordersChanged(tenantId, changed)
      }
    },
    notice: async (rows: Rows<'notice'>) => {
      for (const [tenantId, notices] of byTenant(rows)) await sendNotices(deps, tenantId, notices)
    },
  }
}

/** New orders can be found from now on, and their branch may accept them by itself; ended ones end what hung on them. */
async function followOrders(deps: Deps, tenantId: string, changed: readonly Changed[]): Promise<void> {
  await noteOrderDays(deps, tenantId, changed)
  const created = changed.filter(({ status }) => status === 'created').map(({ orderId }) => orderId)
  if (created.length > 0) await deps.db.single(tenantId, (db) => keepOrderSearch(db, created))
  for (const event of changed) {
    await printOrder(deps, tenantId, event)
    if (event.status === 'created' && event.created) await acceptByItself(deps, tenantId, event)
    if (followedByTable.includes(event.status)) await followTableOrder(deps, tenantId, event.orderId)
    if (event.status === 'canceled' || event.status === 'missed')
      await followGroupOrder(deps, tenantId, event.orderId)
  }
}

function byTenant<T>(rows: readonly { tenantId: string; payload: T }[]): Map<string, T[]> {
  const tenants = new Map<string, T[]>()
  for (const { tenantId, payload } of rows) {
    const own = tenants.get(tenantId)
    if (own) own.push(payload)
    else tenants.set(tenantId, [payload])
  }
  return tenants
}
