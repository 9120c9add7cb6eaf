import { isRefusal } from '#domain/core/refusal.ts'
import { capacityIn } from '#domain/timing/slot-capacity.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { noteOrder } from '#server/store/ordering/note-order.ts'
import { findWaitingEdit, moveAttempt, settleEdit, type EditRow } from '#server/store/ordering/order-edits.ts'
import { lockOrder, stepOrder, type LockedOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { lockSlot, readSlotLimits } from '#server/store/timing/slots.ts'
import { applyEdit } from './apply-edit.ts'
import { settleDifference } from './settle-difference.ts'

interface Waiting {
  readonly edit: EditRow
  readonly order: LockedOrder
}

/** The change that waits for this row's money, with its order locked, while both still stand. */
async function findStanding(db: WriteDb, more: OrderRow): Promise<Waiting | undefined> {
  const edit = await findWaitingEdit(db, more.id)
  const order = edit && (await forSystem('gateway', lockOrder(db, edit.order_id)))
  // any step of the order, and a refund of it, ended the change
  if (!edit || !order || order.status !== 'created' || order.more?.orderId !== more.id) return undefined
  return { edit, order }
}

/**
 * Takes the locked row that takes a changed order's difference; tells why its money can change nothing any more, if so:
 * it goes back then. Rule "Changing an order"; decision 0069.
 */
export async function moreMisfit(db: WriteDb, more: OrderRow): Promise<string | undefined> {
  if (more.status !== 'callcenter_pending') return more.cancel_reason ?? more.status
  const standing = await findStanding(db, more)
  if (!standing) return 'order-moved-on'
  const { order, edit } = standing
  const { slot } = edit.plan
  if (!slot || !order.slot_start) return undefined
  const need = {
    orders: 0,
    minutes: Math.max(0, slot.minutes - (order.slot_minutes ?? 0)),
    amount: Math.max(0, slot.amount - (order.slot_amount ?? 0)),
  }
  if (need.minutes + need.amount === 0) return undefined
  const [use, limits] = [
    await lockSlot(db, order.branch_id, order.slot_start.getTime()),
    await readSlotLimits(db, order.branch_id),
  ]
  return capacityIn(limits, use, need, true) === 'full' ? 'slot-full' : undefined
}

/**
 * Takes that row, its captured payment and now; makes the change that waited for it. The payment is the order's own from
 * now on, so that a refund of the order finds all of its money. The row burns no number and is on no board.
 */
export async function recordMore(
  db: WriteDb,
  more: LockedOrder,
  payment: { readonly reference: string; readonly amount: number },
  now: Date,
): Promise<OrderRow> {
  const standing = await findStanding(db, more)
  if (!standing) throw new Error(`difference ${more.id} has no change that waits for it`)
  const { edit, order } = standing
  await stepOrder(db, more, {
    to: 'delivered',
    actor: 'payment',
    change: { payment_state: 'paid', hold_until: null, delivered_at: now, ended_at: now },
  })
  await moveAttempt(db, payment.reference, order.id)
  await settleEdit(db, edit.id, 'done', now)
  const settlement = settleDifference(order, edit.plan.bill)
  if (isRefusal(settlement)) throw new Error(`change ${edit.id} of order ${order.id} does not settle`)
  const changed = await applyEdit(db, order, {
    editId: edit.id,
    plan: edit.plan,
    settlement,
    actor: 'payment',
    now,
    paid: payment.amount,
  })
  // what it needs was taken when it was asked for, or looked at under the same locks
  if (isRefusal(changed)) throw new Error(`change ${edit.id} was refused: ${changed.code}`)
  return changed
}

/** Takes that row when its hold is over; the change lapses and the order stays as it is. Its guest sees it live. */
export async function lapseEdit(db: WriteDb, more: OrderRow, now: Date): Promise<void> {
  const edit = await findWaitingEdit(db, more.id)
  if (!edit) return
  await settleEdit(db, edit.id, 'lapsed', now)
  const order = await forSystem('gateway', lockOrder(db, edit.order_id))
  if (order?.more?.orderId !== more.id) return
  await noteOrder(db, order, { actor: 'sweeper', reason: 'edit-lapsed', change: { more: null } })
}
