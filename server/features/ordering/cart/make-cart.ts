import type { CartWire } from '#contract/cart.ts'
import type { OrderType } from '#domain/menu.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { makeId } from '#server/make-id.ts'
import { menuPlace } from '#server/content/menu-place.ts'
import { insertCart } from '#server/store/carts.ts'
import type { Call } from '../call.ts'
import { fitCart, showCart } from './show-cart.ts'

/**
 * Takes how and, when it is chosen, where is ordered; returns a new empty cart of this shopper. What is not named is what
 * the menu shows to one who names nothing. Refuses 'branch-not-found' and 'type-unavailable'.
 */
export async function makeCart(
  deps: Deps,
  call: Call & { shopper: string },
  wanted: { type?: OrderType | undefined; branchId?: string | undefined },
): Promise<CartWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const place = menuPlace(catalogue, { type: wanted.type, branch_id: wanted.branchId })
  if (isRefusal(place)) return place
  const { branch, type } = place
  if (type === 'e' || !branch.types.includes(type)) return refuse('type-unavailable')
  const cart = await deps.db.single(call.tenantId, (db) =>
    insertCart(db, { id: makeId(), shopper: call.shopper, type, branchId: branch.id }),
  )
  const now = deps.clock()
  const fitted = fitCart(cart, catalogue, now)
  return isRefusal(fitted) ? fitted : showCart(fitted, [], catalogue, call, now)
}
