import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff, mayUndoStep, type StaffAct } from '#domain/backoffice/staff-role.ts'
import type { Database } from '../database/tenant-db.ts'
import type { StaffSession } from '../http/request.ts'
import { findOrder } from '../store/ordering/orders.ts'
import { authorize } from './guarded.ts'
import { inBranchOf } from './rules.ts'

/**
 * Takes who acts, an order and what is to be done with it; refuses 'not-allowed' when the role may not do that, and
 * 'order-unavailable' for orders of other branches. Rule "Roles".
 */
export async function refuseOrderAct(
  { db }: { readonly db: Database },
  staff: StaffSession,
  orderId: string,
  act: StaffAct,
): Promise<Refusal | undefined> {
  if (!mayStaff(staff.role, act)) return refuse('not-allowed')
  const order = await db.read(staff.tenantId, (read) =>
    authorize(inBranchOf(staff, 'order-unavailable'), findOrder(read, orderId)),
  )
  if (isRefusal(order)) return order
  if (act === 'undo' && !mayUndoStep(staff.role, order.status)) return refuse('not-allowed')
  return undefined
}
