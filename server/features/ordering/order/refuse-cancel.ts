import { cancelRefunds } from '#domain/ordering/order-sold.ts'
import { mayBecome } from '#domain/ordering/order-status.ts'
import { valueOf } from '#domain/ordering/order-value.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff, type StaffRole } from '#domain/backoffice/staff-role.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { isAdvance, listTableShares, takenOf } from '#server/store/dine-in/table-orders.ts'
import { orderKinds } from '#domain/ordering/order-kind.ts'

/**
 * Takes an order and the role of who wants to cancel it; refuses 'refund-right-needed' when it is accepted, money would go
 * back with it and the role may not refund. A round's money is its table's: what was paid of that bill. Decision 0202.
 */
export async function refuseCancel(
  db: TenantDb,
  order: OrderRow,
  role: StaffRole,
): Promise<Refusal | undefined> {
  if (mayStaff(role, 'refund') || !mayBecome(order.status, 'canceled', order.type)) return undefined
  const back = orderKinds[order.kind].isPaidByOthers
    ? order.status !== 'created' && (await isTablePaid(db, order))
    : cancelRefunds({ ...order, value: valueOf(order) })
  return back ? refuse('refund-right-needed') : undefined
}

async function isTablePaid(db: TenantDb, { table_session_id: id }: OrderRow): Promise<boolean> {
  return (
    id !== null && (await listTableShares(db, [id])).some((share) => !isAdvance(share) && takenOf(share).paid)
  )
}
