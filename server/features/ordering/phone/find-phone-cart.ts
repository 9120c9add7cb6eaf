import { refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { StaffSession } from '#server/request.ts'
import { worksIn } from '#server/staff-branches.ts'
import { findCart, type CartRow } from '#server/store/carts.ts'
import { takerOf } from '#server/store/phone-shopper.ts'

/**
 * Takes a member and a cart's id; returns the cart. Refuses 'cart-not-found' when it is a guest's, a colleague's, another
 * restaurant's, or of a branch in which the member does not work (any more).
 */
export async function findPhoneCart(
  deps: Pick<Deps, 'db'>,
  staff: StaffSession,
  id: string,
): Promise<CartRow | Refusal> {
  const cart = await deps.db.read(staff.tenantId, (db) => findCart(db, id))
  const own = cart && takerOf(cart.shopper) === staff.staffId && worksIn(staff, cart.branch_id ?? undefined)
  return own ? cart : refuse('cart-not-found')
}
