import { acceptUntil, cameToKitchen, openedAt } from '#domain/ordering/closing.ts'
import { constants } from '#domain/core/limits.ts'
import { mayMoveSlot } from '#domain/ordering/order-status.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { releaseAt, capacityIn } from '#domain/timing/slot-capacity.ts'
import { findSlot, type SlotsAsked } from '#domain/timing/slots.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { slotsOf } from '#server/content/slots-of.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { noteOrder } from '#server/store/ordering/note-order.ts'
import { takeOrderNumber } from '#server/store/ordering/order-numbers.ts'
import { keepOrderSearch } from '#server/store/ordering/order-search.ts'
import type { LockedOrder, OrderRow } from '#server/store/ordering/orders.ts'
import { noteSalesDays } from '#server/store/reports/sum-sales.ts'
import { addToSlot, lockSlot, returnToSlot } from '#server/store/timing/slots.ts'

/** Who moves an order to which slot (ISO), and when; by which content. */
export interface SlotMove {
  readonly start: string | undefined
  readonly actor: string
  readonly now: Date
  readonly catalogue: Catalogue
}

/** Takes content, a branch, an order type and now (UTC ms); returns the slots that staff may give: any ahead, without lead or cut-off. */
export function staffSlots(
  catalogue: Catalogue,
  branch: Branch,
  type: OrderRow['type'],
  now: number,
): SlotsAsked {
  const { cutOff: _, ...rule } = branch.slotRule
  const { notBefore: _notBefore, ...asked } = slotsOf(catalogue, branch, type, now)
  return { ...asked, rule: { ...rule, leadMinutes: 0 } }
}

/**
 * Takes a locked order for later and another slot of its branch; moves it there with its room, its promise and when it
 * comes to the kitchen, on another business day with that day's next number, and tells the guest. Refuses
 * 'transition-not-allowed' from 'ready' on and for an order that is for now, 'field-required', 'slot-invalid' and
 * 'slot-full'. Both slots are locked in the order of time. Rule "Orders for later", safety 8.
 */
export async function moveSlot(
  db: WriteDb,
  order: LockedOrder,
  { start, actor, now, catalogue }: SlotMove,
): Promise<OrderRow | Refusal> {
  const was = order.slot_start?.getTime()
  if (was === undefined || !mayMoveSlot(order.status)) return refuse('transition-not-allowed')
  if (start === undefined) return refuse('field-required', { fields: { slot_start: ['field-required'] } })
  const branch = catalogue.branches.find((one) => one.id === order.branch_id)
  const slot = branch && findSlot(staffSlots(catalogue, branch, order.type, now.getTime()), Date.parse(start))
  if (!branch || !slot) return refuse('slot-invalid')
  if (slot.start === was) return order
  for (const at of [was, slot.start].toSorted((a, b) => a - b)) await lockSlot(db, branch.id, at)
  const need = { orders: 1, minutes: order.slot_minutes ?? 0, amount: order.slot_amount ?? 0 }
  if (capacityIn(branch.slotRule.limits, await lockSlot(db, branch.id, slot.start), need, true) === 'full')
    return refuse('slot-full')
  await returnToSlot(db, { branchId: branch.id, start: was }, need)
  await addToSlot(db, { branchId: branch.id, start: slot.start }, need, true)
  const opens = openedAt(branch, order.type, slot.start)
  const when = {
    release_at: new Date(releaseAt(slot.start, order.bill.lines, catalogue.items, branch.baseMinutes)),
    slot_opens_at: opens === undefined ? null : new Date(opens),
  }
  const at = new Date(slot.start)
  const numbered = await renumber(db, order, businessDateOf(branch, slot.start), now)
  const moved = await noteOrder(db, order, {
    actor,
    reason: `slot: ${new Date(was).toISOString()} → ${at.toISOString()}`,
    change: {
      slot_start: at,
      slot_end: new Date(slot.end),
      ...when,
      promised_at: at,
      ...numbered,
      ...(order.status === 'created' && {
        accept_by: new Date(acceptUntil(cameToKitchen(when, now), order.accept_within_minutes, undefined)),
      }),
      promise_change: JSON.stringify({ at: now.toISOString(), was: new Date(was).toISOString() }),
    },
    notice: 'order-time-changed',
  })
  if (numbered) await keepOrderSearch(db, [order.id])
  return moved
}

const businessDateOf = (branch: Branch, at: number) =>
  businessDate(at, branch.timeZone, constants.businessDayStartMinutes)

/**
 * Takes a locked order and the business day that it is moved to; returns that day and its next number, or nothing when the
 * day stays. Both days are summed anew. The branch's counter comes after the slots, as everywhere (safety 8).
 */
async function renumber(db: WriteDb, order: LockedOrder, day: string, now: Date) {
  if (order.business_date === null || order.business_date === day) return undefined
  await noteSalesDays(db, [{ orderId: order.id, branchId: order.branch_id, date: day }], now)
  const { taken, number } = takeOrderNumber(db, order.branch_id, day)
  await taken
  return { number, business_date: day }
}
