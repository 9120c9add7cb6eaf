import { mayBecome } from '#domain/ordering/order-status.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { CompanyOrderState } from '#server/store/companies/company-columns.ts'
import { changeCompanyOrder, findCompanyOrder } from '#server/store/companies/company-orders.ts'
import { lockOrder, stepOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { giveBackTenders } from '../../pricing/give-back-tenders.ts'

/** How an order that waits for its company ends. */
export interface WaitingEnd {
  readonly state: Extract<CompanyOrderState, 'refused' | 'lapsed' | 'withdrawn'>
  /** company, customer or sweeper. */
  readonly actor: string
  /** What its page says. */
  readonly reason: string
}

/**
 * Takes a locked order that waits for its company; ends it as `b2b_canceled` and gives back all that it held: slot and
 * stock with the step, its coupon after it. Nothing was charged. The member hears it, unless the member ended it. Spec 4.
 */
export async function endWaiting(
  db: WriteDb,
  order: OrderRow,
  end: WaitingEnd,
  now: Date,
): Promise<OrderRow | Refusal> {
  if (!mayBecome(order.status, 'b2b_canceled', order.type))
    return refuse('company-decided', { details: { status: order.status } })
  const ended = await stepOrder(db, order, {
    to: 'b2b_canceled',
    actor: end.actor,
    reason: end.reason,
    change: { cancel_reason: end.reason, payment_state: 'closed', hold_until: null, ended_at: now },
  })
  await giveBackTenders(db, ended)
  await changeCompanyOrder(db, order.id, { state: end.state, decided_at: now })
  if (end.state !== 'withdrawn')
    await tellOutbox(db, 'company-notice', { orderId: order.id, event: 'company-refused' })
  return ended
}

/** Takes an order that nobody answered in time; it ends, unless the approver was faster. Safety 10, 28 (may run twice). */
export async function lapseCompanyOrder(deps: Deps, tenantId: string, id: string): Promise<void> {
  const now = new Date(deps.clock())
  await deps.db.write(tenantId, async (db) => {
    const order = await forSystem('job', lockOrder(db, id))
    const owes = await findCompanyOrder(db, id)
    if (order?.status !== 'b2b_pending' || !owes?.decide_by || owes.decide_by > now) return
    await endWaiting(db, order, { state: 'lapsed', actor: 'sweeper', reason: 'company-silent' }, now)
  })
  deps.wakeRelay()
}

/** Takes the member's own order and the version shown; takes it back while it waits. Refuses 'order-changed'. Rule "Orders on account". */
export async function withdrawCompanyOrder(
  deps: Deps,
  tenantId: string,
  found: OrderRow,
  version: number,
): Promise<OrderRow | Refusal> {
  const now = new Date(deps.clock())
  const ended = await writeUnlessRefused(deps.db, tenantId, async (db) => {
    const order = await forSystem('job', lockOrder(db, found.id))
    if (!order) return refuse('order-unavailable')
    if (order.version !== version || order.status !== 'b2b_pending')
      return refuse('order-changed', { details: { status: order.status, version: order.version } })
    return endWaiting(db, order, { state: 'withdrawn', actor: 'customer', reason: 'by-customer' }, now)
  })
  deps.wakeRelay()
  return ended
}
