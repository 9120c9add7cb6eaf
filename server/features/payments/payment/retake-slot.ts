import { capacityIn } from '#domain/timing/slot-capacity.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { lockSlot, readSlotLimits } from '#server/store/timing/slots.ts'

/**
 * Takes an ended order, locked, that late money would revive; tells whether its slot, given back since, has room for it
 * again. The slot stays locked until the order's step takes it. Safety 3, 8.
 */
export async function mayRetakeSlot(db: TenantDb, order: OrderRow): Promise<boolean> {
  if (!order.slot_start) return true
  const [use, limits] = await Promise.all([
    lockSlot(db, order.branch_id, order.slot_start.getTime()),
    readSlotLimits(db, order.branch_id),
  ])
  const need = { orders: 1, minutes: order.slot_minutes ?? 0, amount: order.slot_amount ?? 0 }
  return capacityIn(limits, use, need, true) === 'free'
}
