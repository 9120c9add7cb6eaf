import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { authorize, type Access } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { worksIn } from '#server/authorization/staff-branches.ts'
import { findCart, type CartRow } from '#server/store/ordering/carts.ts'
import { takerOf } from '#server/store/ordering/phone-shopper.ts'

const ownPhoneCart = (staff: StaffSession): Access<CartRow> => ({
  missing: 'cart-not-found',
  judge: ({ shopper, branch_id }) =>
    takerOf(shopper) === staff.staffId && worksIn(staff, branch_id ?? undefined)
      ? undefined
      : refuse('cart-not-found'),
})

/**
 * Takes a member and a cart's id; returns the cart. Refuses 'cart-not-found' when it is a guest's, a colleague's, another
 * restaurant's, or of a branch in which the member does not work (any more).
 */
export async function findPhoneCart(
  deps: Pick<Deps, 'db'>,
  staff: StaffSession,
  id: string,
): Promise<CartRow | Refusal> {
  return deps.db.read(staff.tenantId, (db) => authorize(ownPhoneCart(staff), findCart(db, id)))
}
