import type { PhoneOrderWire } from '#contract/phone-order.ts'
import type { OrderType } from '#domain/menu.ts'
import { toDecimal } from '#domain/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { mayStaff } from '#domain/staff-role.ts'
import type { Language } from '#domain/words.ts'
import { originOf, type Deps } from '#server/deps.ts'
import { makeId } from '#server/make-id.ts'
import type { StaffSession } from '#server/request.ts'
import { writeAudit } from '#server/store/audit.ts'
import { tellOutbox } from '#server/store/outbox.ts'
import { addLine } from '../cart/change-lines.ts'
import { editCart } from '../cart/edit-cart.ts'
import { makeCart } from '../cart/make-cart.ts'
import { placeOrder } from '../order/place-order.ts'

/** What was said on the phone. */
export interface PhoneOrder {
  readonly branchId: string
  readonly type: OrderType
  readonly name: string
  readonly mobile: string
  readonly notes: string
  readonly lines: readonly { readonly itemId: string; readonly quantity: number; readonly note: string }[]
}

/**
 * Takes who took it and what was said; makes the order as its guest would have, priced by the same calculator and held
 * in `callcenter_pending`, and sends the guest the link to pay by. Refuses 'not-allowed', 'branch-not-found' and all that
 * a guest's cart and order are refused with. Domain "Orders" (staff-made orders), spec 4.
 */
export async function placePhoneOrder(
  deps: Deps,
  staff: StaffSession,
  said: PhoneOrder,
  language: Language,
): Promise<PhoneOrderWire | Refusal> {
  if (!mayStaff(staff.role, 'phone_orders')) return refuse('not-allowed')
  if (staff.branchIds !== 'all' && !staff.branchIds.includes(said.branchId)) return refuse('branch-not-found')
  // a shopper of its own: the guest's own carts and holds stay as they are
  const call = { tenantId: staff.tenantId, language, shopper: `phone:${makeId()}` }
  const made = await makeCart(deps, call, said)
  if (isRefusal(made)) return made
  let cart = made
  for (const line of said.lines) {
    const added = await editCart(deps, call, cart.cart_id, addLine({ ...line, options: undefined }))
    if (isRefusal(added)) return added
    cart = added
  }
  const order = await placeOrder(deps, call, makeId(), {
    cart_id: cart.cart_id,
    cart_version: cart.version,
    total: cart.bill.to_pay,
    ready_minutes_to: cart.ready_minutes.to,
    name: said.name,
    mobile: said.mobile,
    notes: said.notes,
    payment_method: 'card',
  })
  if (isRefusal(order)) return order
  await deps.db.write(staff.tenantId, async (tx) => {
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'order-phone',
      subject: order.id,
      after: { name: order.contact_name, total: toDecimal(order.total) },
    })
    await tellOutbox(tx, 'notice', { orderId: order.id, event: 'payment-link', status: 'callcenter_pending' })
  })
  deps.wakeRelay()
  return {
    order_id: order.id,
    total: toDecimal(order.total),
    link: `${originOf(deps.settled, deps.hosts.primaryHost(staff.tenantId) ?? '')}/o/${order.id}/pay`,
    hold_until: (order.hold_until ?? order.placed_at).toISOString(),
  }
}
