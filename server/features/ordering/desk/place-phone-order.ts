import type { CartWire } from '#contract/cart.ts'
import type { PhoneOrderWire } from '#contract/phone-order.ts'
import type { OrderType } from '#domain/menu.ts'
import { toDecimal } from '#domain/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { mayStaff } from '#domain/staff-role.ts'
import type { Language } from '#domain/words.ts'
import type { Deps } from '#server/deps.ts'
import { makeId } from '#server/make-id.ts'
import { siteLink } from '#server/notice-text.ts'
import { claimPress, oncePerKey, type Press } from '#server/once-per-key.ts'
import { writeUnlessRefused } from '#server/refuse-inside.ts'
import type { StaffSession } from '#server/request.ts'
import { worksIn } from '#server/staff-branches.ts'
import { writeAudit } from '#server/store/audit.ts'
import { findOrder, type OrderRow } from '#server/store/orders.ts'
import { tellOutbox } from '#server/store/outbox.ts'
import type { Call } from '../call.ts'
import { addLine } from '../cart/change-lines.ts'
import { editCart } from '../cart/edit-cart.ts'
import { makeCart } from '../cart/make-cart.ts'
import { placeOrder } from '../order/place-order.ts'
import { releaseOrder } from '../payment/release-order.ts'

/** What was said on the phone. */
export interface PhoneOrder {
  readonly branchId: string
  readonly type: OrderType
  readonly name: string
  readonly mobile: string
  readonly notes: string
  readonly lines: readonly { readonly itemId: string; readonly quantity: number; readonly note: string }[]
}

/** Who took it, and in which language its guest is written to. */
interface Taker {
  readonly staff: StaffSession
  readonly language: Language
}

/**
 * Takes who took it, what was said and the press's key; makes the order as its guest would have, priced by the same
 * calculator and held in `callcenter_pending`, and sends the guest the link to pay by. A repeat of the press is the same
 * order. Refuses 'not-allowed', 'branch-not-found' and all that a guest's cart and order are refused with. Domain
 * "Orders" (staff-made orders), spec 4; safety 2.
 */
export async function placePhoneOrder(
  deps: Deps,
  taker: Taker,
  said: PhoneOrder,
  key: string | undefined,
): Promise<PhoneOrderWire | Refusal> {
  const { staff } = taker
  if (!mayStaff(staff.role, 'phone_orders')) return refuse('not-allowed')
  if (!worksIn(staff, said.branchId)) return refuse('branch-not-found')
  const press = { staff, key, body: said }
  return oncePerKey(deps, press, {
    make: () => place(deps, taker, said, press),
    again: async (id) => {
      const order = await deps.db.read(staff.tenantId, (db) => findOrder(db, id))
      return order ? show(deps, taker, order) : refuse('order-unavailable')
    },
  })
}

async function place(
  deps: Deps,
  taker: Taker,
  said: PhoneOrder,
  press: Press,
): Promise<PhoneOrderWire | Refusal> {
  const { staff, language } = taker
  // a shopper of its own: the guest's own carts and holds stay as they are
  const call = { tenantId: staff.tenantId, language, shopper: `phone:${makeId()}` }
  const cart = await fillCart(deps, call, said)
  if (isRefusal(cart)) return cart
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
  const told = await writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const taken = await claimPress(tx, press, order.id)
    if (taken) return taken
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'order-phone',
      subject: order.id,
      after: { name: order.contact_name, total: toDecimal(order.total) },
    })
    await tellOutbox(tx, 'notice', { orderId: order.id, event: 'payment-link', status: 'callcenter_pending' })
    return order
  })
  // the same press was faster: this one holds nothing
  if (isRefusal(told)) await releaseOrder(deps, staff.tenantId, cart.cart_id)
  deps.wakeRelay()
  return isRefusal(told) ? told : show(deps, taker, told)
}

async function fillCart(
  deps: Deps,
  call: Call & { shopper: string },
  said: PhoneOrder,
): Promise<CartWire | Refusal> {
  let cart = await makeCart(deps, call, said)
  for (const line of said.lines) {
    if (isRefusal(cart)) return cart
    cart = await editCart(deps, call, cart.cart_id, addLine({ ...line, options: undefined }))
  }
  return cart
}

function show(deps: Deps, { staff, language }: Taker, order: OrderRow): PhoneOrderWire {
  return {
    order_id: order.id,
    total: toDecimal(order.total),
    link: siteLink(deps, staff.tenantId, language, `/o/${order.id}/pay`),
    hold_until: (order.hold_until ?? order.placed_at).toISOString(),
  }
}
