import type { Bill } from '#domain/pricing/bill.ts'
import { openedAt } from '#domain/ordering/closing.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { makeMinutesOf, releaseAt, capacityIn } from '#domain/timing/slot-capacity.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import type { TakenSlot } from '#server/store/ordering/orders.ts'
import { isByPhone } from '#server/store/ordering/phone-shopper.ts'
import { addToSlot, lockSlot } from '#server/store/timing/slots.ts'
import { timingOf } from '../cart/cart-timing.ts'

/** Takes content, a branch, a cart that may be ordered, its bill and now; returns what it takes of its slot, if it has one. */
export function slotNeedOf(
  catalogue: Catalogue,
  branch: Branch,
  cart: CartRow,
  bill: Bill,
  now: number,
): TakenSlot | undefined {
  const { slot } = timingOf(catalogue, branch, cart.type, cart.draft, now)
  return (
    slot && {
      start: slot.start,
      end: slot.end,
      releaseAt: releaseAt(slot.start, cart.lines, catalogue.items, branch.baseMinutes),
      opensAt: openedAt(branch, cart.type, slot.start),
      minutes: makeMinutesOf(cart.lines, catalogue.items),
      amount: bill.food,
      proven: isByPhone(cart.shopper) || customerIdOf(cart.shopper) !== undefined,
    }
  )
}

/**
 * Takes an order's transaction, in which the order is written already, the branch and what the order takes of its slot;
 * takes it, the slot's row locked. Refuses 'slot-full', and 'slot-proof' when what is left is for proven numbers.
 * Rule "Slots"; safety 8, 9.
 */
export async function takeSlot(tx: WriteDb, branch: Branch, taken: TakenSlot): Promise<Refusal | undefined> {
  const need = { orders: 1, minutes: taken.minutes, amount: taken.amount }
  const use = await lockSlot(tx, branch.id, taken.start)
  const capacity = capacityIn(branch.slotRule.limits, use, need, taken.proven)
  if (capacity !== 'free') return refuse(capacity === 'full' ? 'slot-full' : 'slot-proof')
  await addToSlot(tx, { branchId: branch.id, start: taken.start }, need, taken.proven)
  return undefined
}
