import { minuteMs } from '#domain/core/durations.ts'
import { constants } from '#domain/core/limits.ts'
import { mayRevive } from '#domain/ordering/order-status.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { hasNewerOrder, type OrderRow } from '#server/store/ordering/orders.ts'

/**
 * Takes a locked row that ended before its money came, and now; returns why late money revives it no more, if so: it was
 * called off, its end is more than ten minutes ago, or its shopper has ordered again. Safety 3.
 */
export async function lateMisfit(db: TenantDb, order: OrderRow, now: Date): Promise<string | undefined> {
  if (!mayRevive(order.status, order.cancel_reason)) return order.cancel_reason ?? order.status
  const lateBy = now.getTime() - (order.ended_at?.getTime() ?? 0)
  if (lateBy > constants.reviveMinutes * minuteMs) return 'too-late'
  return (await hasNewerOrder(db, order)) ? 'newer-order' : undefined
}
