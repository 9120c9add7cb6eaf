import { constants } from '#domain/core/limits.ts'
import { mayBecome } from '#domain/ordering/order-status.ts'
import { refuse } from '#domain/core/refusal.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Payable } from '#server/ports/payable.ts'
import { moveStock } from '#server/store/menu/item-stock.ts'
import { findSubmittedShare, isCollected, listGroupShares } from '#server/store/ordering/group-shares.ts'
import type { LockedOrder } from '#server/store/ordering/orders.ts'
import { captureOrder } from '#server/store/payments/captured-orders.ts'
import { lateMisfit } from '../../payments/payment/late-misfit.ts'
import { hasTenders, takeTenders } from '../../pricing/take-tenders.ts'
import { createOrder, timesOf } from './create-order.ts'
import { mayRetakeSlot } from './retake-slot.ts'
import { retakeStock } from './settle-stock.ts'

/** An order that is paid: its money makes it `created`. That of a group order may come by its members' shares. */
export const orderPayable: Payable = {
  async misfit(db, order, now) {
    return (await unfit(db, order, now)) ?? takeAgain(db, order, now)
  },
  record: (db, order, { amount, noted }, now) =>
    createOrder(db, order, { actor: 'payment', paymentState: 'paid', captured: amount }, now, ...noted),
  atOnce: {
    // what was taken of a slot or of counted stock is settled under locks of its own, and friends may pay a shared one
    fits: (order) =>
      order.status === 'callcenter_pending' &&
      order.payment_state === 'pending' &&
      !order.slot_start &&
      !order.stock &&
      !order.more &&
      !order.draft.group,
    record: (db, order, { attempt, amount, gatewayPaymentId, raw }, now) =>
      captureOrder(db, { order, attempt, amount, gatewayPaymentId, raw, ...timesOf(order, now), now }),
  },
  async refuseOpening(db, order) {
    return order.draft.group && (await isCollected(db, order)) ? refuse('group-collects') : undefined
  },
  // what others have paid is not undone by an edit: its host calls it off
  async refuseSuperseding(db, order) {
    const shares = order.draft.group ? await listGroupShares(db, order.id) : []
    return shares.some((share) => share.kept > 0) ? refuse('group-collects') : undefined
  },
  async findSubmitted(db, order) {
    return order.draft.group ? findSubmittedShare(db, order.id) : undefined
  },
}

async function unfit(db: WriteDb, order: LockedOrder, now: Date): Promise<string | undefined> {
  // shares pay it: money of its own goes back
  if (order.draft.group && (await isCollected(db, order))) return 'paid-by-shares'
  if (mayBecome(order.status, 'created', order.type)) return undefined
  const late = await lateMisfit(db, order, now)
  if (late) return late
  if (!(await mayRetakeSlot(db, order))) return 'slot-full'
  return (await retakeStock(db, order)) ? undefined : 'sold-out'
}

/** Late money revives an order only with what it drew on, which had been given back; else the money goes back. Safety 3. */
async function takeAgain(db: WriteDb, order: LockedOrder, now: Date): Promise<string | undefined> {
  if (order.status === 'callcenter_pending' || !hasTenders(order)) return undefined
  const refused = await takeTenders(db, order, {
    clock: () => now.getTime(),
    zone: order.time_zone,
    day: businessDate(now.getTime(), order.time_zone, constants.businessDayStartMinutes),
  })
  // its stock was taken again just now
  if (refused && order.stock) await moveStock(db, order.branch_id, order.stock.taken, { left: 1, guest: 0 })
  return refused?.code
}
