import type { OrderEditorWire } from '#contract/ordering/order-edit.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { showBill } from '#server/show/show-bill.ts'
import { showDeskDishes } from '#server/show/show-desk-dishes.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import { refuseEdit } from './edit-order.ts'
import { offerFor } from './plan-edit.ts'

/**
 * Takes who looks and an order; returns its lines and the menu with what may be chosen of each dish, as the order can have
 * it now or in its slot. Refuses as a change of it is refused.
 */
export async function showOrderEditor(
  deps: Deps,
  staff: StaffSession,
  id: string,
  language: Language,
): Promise<OrderEditorWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  return deps.db.read(staff.tenantId, async (db) => {
    const order = await authorize(inBranchOf(staff, 'order-unavailable'), findOrder(db, id))
    if (isRefusal(order)) return order
    const refused = await refuseEdit(db, order)
    if (refused) return refused
    const branch = catalogue.branches.find((one) => one.id === order.branch_id)
    if (!branch) return refuse('branch-not-found')
    const offer = await offerFor(db, order, { catalogue, branch, now: deps.clock() })
    return {
      version: order.version,
      lines: showBill(order.bill, language).lines,
      total: toDecimal(order.total),
      dishes: showDeskDishes(catalogue, offer, { language, later: order.draft.timing !== undefined }),
    }
  })
}
