import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { heldBy } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { findOrder, lockOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import type { Call } from '#server/http/call.ts'
import { releaseOrder } from '../../payments/payment/release-order.ts'
import { withdrawCompanyOrder } from '../company/end-waiting.ts'
import { endOrder } from './end-order.ts'

/** Why its page says that it was cancelled. */
const byCustomer = 'by-customer'

/**
 * Takes an order of the one who calls and the version shown; cancels it with one tap until it is accepted, compare-and-set
 * on status and version (safety 10). Refuses 'order-unavailable' to everyone else, 'order-changed' when it moved on
 * meanwhile, and what keeps an unpaid one from being released. Rule "Cancelling by the guest".
 */
export async function cancelOrder(
  deps: Deps,
  call: Call,
  id: string,
  version: number,
): Promise<OrderRow | Refusal> {
  const own = heldBy(call, 'order-unavailable')
  const found = await deps.db.read(call.tenantId, (db) => authorize(own, findOrder(db, id)))
  if (isRefusal(found)) return found
  if (found.status === 'callcenter_pending') return cancelUnpaid(deps, call, found)
  if (found.status === 'b2b_pending') return withdrawCompanyOrder(deps, call.tenantId, found, version)
  const now = new Date(deps.clock())
  const canceled = await writeUnlessRefused(deps.db, call.tenantId, async (db) => {
    const order = await authorize(own, lockOrder(db, id))
    if (isRefusal(order)) return order
    if (order.version !== version || order.status !== 'created')
      return refuse('order-changed', { details: { status: order.status, version: order.version } })
    return endOrder(deps.payables, db, order, { to: 'canceled', actor: 'customer', reason: byCustomer }, now)
  })
  deps.wakeRelay()
  return canceled
}

/** Nothing was paid yet: its payment is closed at the gateway first, so that no money can come for it any more. */
async function cancelUnpaid(deps: Deps, call: Call, order: OrderRow): Promise<OrderRow | Refusal> {
  const released = await releaseOrder(deps, call.tenantId, order.cart_id, byCustomer)
  if (isRefusal(released)) return released
  return (
    (await deps.db.read(call.tenantId, (db) => forSystem('derived', findOrder(db, order.id)))) ??
    refuse('order-unavailable')
  )
}
