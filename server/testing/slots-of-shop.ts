import type { CartWire } from '#contract/ordering/cart.ts'
import type { SlotsWire, SlotWire } from '#contract/timing/slots.ts'
import type { BoardWire } from '#contract/ordering/board.ts'
import { settleAttempt } from '#server/features/payments/payment/settle-attempt.ts'
import type { Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import type { Visitor } from './visitor.ts'

/** Takes a guest and a branch; returns the days and periods that the branch shows, seen by the cart, if one is given. */
export function askSlots(guest: Visitor, branchId: string, cart?: CartWire): Promise<SlotsWire> {
  const query = cart ? `?cart_id=${cart.cart_id}` : ''
  return guest.call('GET', `/api/v1/branch/frontend/branches/${branchId}/slots${query}`)
}

/** Late in the evening tomorrow is near: a slot must be farther than what tests let pass before it. */
const wellAheadMs = 3 * 3_600_000

/** Takes a guest and a branch; returns the first free slot from tomorrow on that is hours away. */
export async function slotFromTomorrow(guest: Visitor, branchId: string): Promise<SlotWire> {
  const { days } = await askSlots(guest, branchId)
  const far = Date.now() + wellAheadMs
  const slot = days
    .slice(1)
    .flatMap(({ slots }) => slots)
    .find(({ state, start }) => state === 'free' && Date.parse(start) > far)
  if (!slot) throw new Error('no free slot from tomorrow on')
  return slot
}

/** Takes a guest, a cart and a slot's start; returns the cart with it. */
export function chooseSlot(guest: Visitor, cart: CartWire, start: string): Promise<CartWire> {
  return guest.call('PUT', `/api/v1/carts/${cart.cart_id}`, {
    timing: { kind: 'scheduled', slot_start: start },
  })
}

/** Takes a shop and a slot's start, the first one from tomorrow on without; returns a guest with a cart for it. */
export async function scheduled(
  shop: Shop,
  start?: string,
): Promise<{ guest: Visitor; cart: CartWire; slot: string }> {
  const { guest, cart } = await shop.guestWith('Shawarma')
  const slot = start ?? (await slotFromTomorrow(guest, shop.branchIds[0] ?? '')).start
  return { guest, slot, cart: await chooseSlot(guest, cart, slot) }
}

/** Takes a guest and an order that is held; pays it by card. */
export async function payHeld(test: TestApp, shop: Shop, guest: Visitor, id: string): Promise<void> {
  const { reference, pay_url } = await guest.openPayment(id)
  await guest.pay(pay_url)
  await settleAttempt(test.deps, shop.tenantId, reference)
}

/** Takes a shop; returns its first branch's board and who looks at it. */
export async function boardOf(shop: Shop): Promise<{ staff: Visitor; board: BoardWire }> {
  const staff = await shop.staff()
  const path = `/api/v1/staff/board?branch_id=${shop.branchIds[0] ?? ''}`
  return { staff, board: (await staff.call<{ board: BoardWire }>('GET', path)).board }
}
