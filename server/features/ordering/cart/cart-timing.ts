import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { openingAt } from '#domain/timing/opening.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { findSlot, hasSlots, type Slot } from '#domain/timing/slots.ts'
import { maySchedule, slotsOf } from '#server/content/slots-of.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'

/** When an order is wanted, and whether that can be. */
export interface Timing {
  /** Can be ordered as soon as possible now. */
  readonly asap: boolean
  /** Can be ordered for later. */
  readonly schedule: boolean
  /** None = as soon as possible. */
  readonly slot: Slot | undefined
  /** For which moment dishes have to be on sale (UTC ms). */
  readonly moment: number
  readonly refused: Refusal | undefined
}

/**
 * Takes content, a branch, an order type, a draft and now (UTC ms); returns the order's timing. It is refused with
 * 'slot-invalid' when its slot is none (any more), with 'slot-incorrect' when one has to be chosen first, and with
 * 'order-service-unavailable' when neither way is open. Spec 4 "Order timing", 5.
 */
export function timingOf(
  catalogue: Catalogue,
  branch: Branch,
  type: OrderType,
  draft: CartDraft,
  now: number,
): Timing {
  const schedule = maySchedule(branch, type)
  const asap = branch.asapAllowed && branch.accepting && openingAt(branch, type, now).open
  const start = draft.timing?.slotStart
  if (start === undefined) {
    const later = !asap && schedule && hasSlots(slotsOf(catalogue, branch, type, now))
    const refused = asap ? undefined : refuse(later ? 'slot-incorrect' : 'order-service-unavailable')
    return { asap, schedule, slot: undefined, moment: now, refused }
  }
  const slot = schedule ? findSlot(slotsOf(catalogue, branch, type, now), start) : undefined
  return {
    asap,
    schedule,
    slot,
    // a slot that is over takes no dish out of the cart: another one is asked for
    moment: start,
    refused: slot ? undefined : refuse('slot-invalid'),
  }
}

/** Takes a cart and content; returns whether it keeps a time where no orders for later are taken (any more). Spec 4. */
export function isUntimely(
  { draft, type, branch_id: branchId }: Pick<CartRow, 'draft' | 'type' | 'branch_id'>,
  { branches }: Catalogue,
): boolean {
  const branch = branches.find((one) => one.id === branchId)
  return draft.timing !== undefined && branch !== undefined && !maySchedule(branch, type)
}
