import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import { reopenCart } from '#server/store/ordering/carts.ts'
import { findUnpaidOrder, lockOrder, stepOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { findLiveAttempt } from '#server/store/payments/payments.ts'
import { giveBackTenders } from '../../pricing/give-back-tenders.ts'
import { closeAttempt } from './close-attempt.ts'

/**
 * Takes a cart that is to be edited, or whose hold another cart of the shopper takes over; ends the unpaid order made of it. Its attempt is closed at the gateway first, so
 * that no money can come for it any more; refuses while a payment is under way or done. Safety 1, 9.
 */
export async function releaseOrder(
  deps: Deps,
  tenantId: string,
  cartId: string,
  reason: 'superseded' | 'by-customer' = 'superseded',
): Promise<{ released: boolean } | Refusal> {
  const order = await deps.db.read(tenantId, (db) => findUnpaidOrder(db, cartId))
  return order ? release(deps, tenantId, order, reason) : { released: false }
}

async function release(
  deps: Deps,
  tenantId: string,
  order: OrderRow,
  reason: string,
): Promise<{ released: boolean } | Refusal> {
  const [attempt, refusedBy] = await deps.db.read(tenantId, (db) =>
    Promise.all([
      findLiveAttempt(db, order.id),
      reason === 'superseded' ? deps.payables.byKind[order.kind].refuseSuperseding?.(db, order) : undefined,
    ]),
  )
  if (refusedBy) return refusedBy
  if (attempt) {
    const refused = await closeAttempt(deps, tenantId, attempt.reference)
    if (refused) return refused
  }
  const result = await deps.db.write(tenantId, async (db) => {
    const locked = await forSystem('derived', lockOrder(db, order.id))
    // a twin of this call has released it, or its hold is over: it holds nothing any more
    if (locked?.status === 'canceled') return { released: true }
    if (locked?.payment_state === 'paid') return refuse('already-paid')
    if (locked?.status !== 'callcenter_pending') return refuse('order-changed')
    const ended = await stepOrder(db, locked, {
      to: 'canceled',
      actor: 'customer',
      reason,
      change: {
        cancel_reason: reason,
        payment_state: 'closed',
        hold_until: null,
        ended_at: new Date(deps.clock()),
      },
    })
    await giveBackTenders(db, ended)
    await reopenCart(db, locked.cart_id, locked.cart_version)
    return { released: true }
  })
  if (!isRefusal(result)) deps.wakeRelay()
  return result
}
