import type { PhoneOrderBody, PhoneOrderWire } from '#contract/ordering/phone-order.ts'
import { toDecimal } from '#domain/core/money.ts'
import { phoneWays } from '#domain/ordering/phone-order.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { siteLink } from '#server/ports/notice-text.ts'
import { claimRequest, oncePerKey, type IdempotentRequest } from '#server/http/once-per-key.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { claimMade } from '#server/store/core/idempotency-keys.ts'
import { findOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { placeOrder } from '../order/place-order.ts'
import { takeNotes } from '../order/take-notes.ts'
import { findPhoneCart } from './find-phone-cart.ts'
import type { Taker } from './taker.ts'

/**
 * Takes who took it, the cart as it was shown with who called, and the press's key; makes the order by the door of guests'
 * orders. One that is paid by link waits in `callcenter_pending` and its guest is sent the link; one that is paid at
 * hand-over stands on the board at once. A repeat of the press, also under another key, is the same order. Refuses
 * 'not-allowed', 'cart-not-found' and all that a guest's order is refused with, but a proof of the number: the member
 * vouches for it. Rule "Orders by phone", spec 4; safety 2.
 */
export async function placePhoneOrder(
  deps: Deps,
  taker: Taker,
  said: PhoneOrderBody,
  key: string | undefined,
): Promise<PhoneOrderWire | Refusal> {
  const { staff } = taker
  if (!mayStaff(staff.role, 'phone_orders')) return refuse('not-allowed')
  const request = { staff, key, body: said }
  return oncePerKey(deps, request, {
    make: () => place(deps, taker, said, request),
    again: async (id) => {
      const order = await deps.db.read(staff.tenantId, (db) =>
        authorize(inBranchOf(staff, 'order-unavailable'), findOrder(db, id)),
      )
      return isRefusal(order) ? order : show(deps, taker, order)
    },
  })
}

async function place(
  deps: Deps,
  taker: Taker,
  said: PhoneOrderBody,
  request: IdempotentRequest,
): Promise<PhoneOrderWire | Refusal> {
  const { staff, language } = taker
  const cart = await findPhoneCart(deps, staff, said.cart_id)
  if (isRefusal(cart)) return cart
  const body = await takeNotes(deps, staff.tenantId, { ...said, notes: said.notes ?? '' })
  const call = { tenantId: staff.tenantId, language, shopper: cart.shopper }
  const order = await placeOrder(deps, call, request.key ?? makeId(), body)
  if (isRefusal(order)) return order
  const result = await writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const taken = await claimRequest(tx, request, order.id)
    if (taken) return taken
    await tell(tx, taker, order)
    return order
  })
  deps.wakeRelay()
  return isRefusal(result) ? result : show(deps, taker, result)
}

/** Writes down who took the order and has its link sent: once, however many presses bring that order. */
async function tell(tx: WriteDb, { staff }: Taker, order: OrderRow): Promise<void> {
  const once = { shopper: order.shopper, key: `told:${order.id}`, bodyHash: '', orderId: order.id }
  if (!(await claimMade(tx, once))) return
  await writeAudit(tx, {
    staffId: staff.staffId,
    action: 'order-phone',
    subject: order.id,
    after: { name: order.contact_name, total: toDecimal(order.total) },
  })
  if (order.status === 'callcenter_pending')
    await tellOutbox(tx, 'notice', { orderId: order.id, event: 'payment-link', status: order.status })
}

function show(deps: Deps, { staff, language }: Taker, order: OrderRow): PhoneOrderWire {
  const held = order.status === 'callcenter_pending'
  return {
    order_id: order.id,
    number: order.number === null ? '' : String(order.number).padStart(3, '0'),
    total: toDecimal(order.total),
    payment_method: phoneWays.find((way) => way === order.pay_method) ?? 'card',
    link: siteLink(deps, staff.tenantId, language, `/o/${order.id}${held ? '/pay' : ''}`),
    hold_until: held ? (order.hold_until ?? order.placed_at).toISOString() : null,
  }
}
