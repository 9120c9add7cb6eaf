import { forSystem } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import { reopenCart } from '#server/store/ordering/carts.ts'
import { changeOrder } from '#server/store/ordering/change-order.ts'
import { lockOrder, stepOrder } from '#server/store/ordering/orders.ts'
import { askSoon, findLiveAttempt } from '#server/store/payments/payments.ts'
import { giveBackTenders } from '../../pricing/give-back-tenders.ts'
import { submittedGraceMs } from './settle-attempt.ts'

/** Takes an order whose hold is over; ends it, unless a submitted payment extends the hold. Late money may still revive it. Safety 3. */
export async function endHold(deps: Deps, tenantId: string, id: string): Promise<void> {
  const now = new Date(deps.clock())
  await deps.db.write(tenantId, async (db) => {
    const order = await forSystem('job', lockOrder(db, id))
    if (!order || order.status !== 'callcenter_pending' || !order.hold_until || order.hold_until > now) return
    const own = await findLiveAttempt(db, id)
    const payable = deps.payables.byKind[order.kind]
    const attempt = (await payable.findSubmitted?.(db, order)) ?? own
    const most = (attempt?.session_ends_at.getTime() ?? 0) + submittedGraceMs
    if (attempt?.state === 'submitted' && most > now.getTime()) {
      await changeOrder(db, id, { hold_until: new Date(most) })
      return
    }
    const ended = await stepOrder(db, order, {
      to: 'canceled',
      actor: 'sweeper',
      reason: 'payment-expired',
      change: { cancel_reason: 'payment-expired', payment_state: 'closed', hold_until: null, ended_at: now },
    })
    await giveBackTenders(db, ended)
    await payable.lapse?.(db, order, now)
    await reopenCart(db, order.cart_id, order.cart_version)
    await askSoon(db, id, now)
  })
  deps.wakeRelay()
}
