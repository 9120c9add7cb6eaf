import type { WriteDb } from '#server/database/tenant-db.ts'
import { changeOrder } from '#server/store/ordering/change-order.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { tellOrderChanged } from '#server/store/core/outbox.ts'

/** Takes a locked order and its sums of refunds as they are to be, minor units; writes them with a new version, and tells of it. */
export async function changeSums(
  db: WriteDb,
  order: OrderRow,
  sums: { refunding?: number; refunded?: number; returned?: number },
): Promise<void> {
  await tellOrderChanged(db, await changeOrder(db, order.id, { ...sums, version: order.version + 1 }))
}

/** Takes a locked order of which something else shows now; raises its version, and tells of it. */
export const tellVersion = (db: WriteDb, order: OrderRow) => changeSums(db, order, {})
