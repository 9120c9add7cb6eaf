import type { TicketSlotsWire } from '#contract/timing/ticket-slots.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { capacityIn, unusedSlot } from '#domain/timing/slot-capacity.ts'
import { listSlots } from '#domain/timing/slots.ts'
import type { Language } from '#domain/core/words.ts'
import { parseDate, toUtc } from '#domain/core/zoned-time.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import { listSlotUse } from '#server/store/timing/slots.ts'
import { staffSlots } from './move-slot.ts'
import { showSlotDay } from './show-slots.ts'

/**
 * Takes a member, a language and an order of the member's branches; returns the slots that it can be moved
 * to, its own one as free. Refuses 'order-unavailable', and 'transition-not-allowed' for an order that is for now.
 */
export async function showTicketSlots(
  deps: Deps,
  staff: StaffSession,
  language: Language,
  orderId: string,
): Promise<TicketSlotsWire | Refusal> {
  const { tenantId } = staff
  const catalogue = await deps.catalogues.current(tenantId)
  const order = await deps.db.read(tenantId, (db) =>
    authorize(inBranchOf(staff, 'order-unavailable'), findOrder(db, orderId)),
  )
  if (isRefusal(order)) return order
  const branch = catalogue.branches.find((one) => one.id === order.branch_id)
  if (!branch) return refuse('order-unavailable')
  if (!order.slot_start) return refuse('transition-not-allowed')
  const now = deps.clock()
  const days = listSlots(staffSlots(catalogue, branch, order.type, now))
  const last = parseDate(days.at(-1)?.date ?? '')
  const range = { start: now, end: last ? toUtc(last, 1440, branch.timeZone) : now }
  const use = await deps.db.read(tenantId, (db) => listSlotUse(db, branch.id, range))
  const own = order.slot_start.getTime()
  const need = { orders: 1, minutes: order.slot_minutes ?? 0, amount: order.slot_amount ?? 0 }
  const look = { zone: branch.timeZone, language, now }
  return {
    days: days.map((day) =>
      showSlotDay(
        day,
        ({ start }) =>
          start === own ||
          capacityIn(branch.slotRule.limits, use.get(start) ?? unusedSlot, need, true) !== 'full'
            ? 'free'
            : 'full',
        look,
      ),
    ),
  }
}
