import type { CartWire } from '#contract/cart.ts'
import type { OrderType } from '#domain/menu.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { makeId } from '#server/make-id.ts'
import { menuPlace } from '#server/content/menu-place.ts'
import { insertCart } from '#server/store/carts.ts'
import type { Call } from '../call.ts'
import { addLine, type WantedLine } from './change-lines.ts'
import { editCart } from './edit-cart.ts'
import { fitCart, showCart } from './show-cart.ts'

/**
 * Takes how and, when it is chosen, where is ordered, and the first line if there is one; returns a new cart of this
 * shopper. What is not named is what the menu shows to one who names nothing. Refuses 'branch-not-found',
 * 'type-unavailable' and what `editCart` refuses of the line.
 */
export async function makeCart(
  deps: Deps,
  call: Call & { shopper: string },
  wanted: { type?: OrderType | undefined; branchId?: string | undefined; line?: WantedLine | undefined },
): Promise<CartWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const place = menuPlace(catalogue, { type: wanted.type, branch_id: wanted.branchId })
  if (isRefusal(place)) return place
  const { branch, type } = place
  if (type === 'e' || !branch.types.includes(type)) return refuse('type-unavailable')
  const cart = await deps.db.single(call.tenantId, (db) =>
    insertCart(db, { id: makeId(), shopper: call.shopper, type, branchId: branch.id }),
  )
  if (wanted.line) return editCart(deps, call, cart.id, addLine(wanted.line))
  const now = deps.clock()
  const fitted = fitCart(cart, catalogue, now)
  return isRefusal(fitted) ? fitted : showCart(fitted, [], catalogue, call, now)
}
