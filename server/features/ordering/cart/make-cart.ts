import type { CartWire } from '#contract/cart.ts'
import type { OrderType } from '#domain/menu.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { makeId } from '#server/make-id.ts'
import { insertCart } from '#server/store/carts.ts'
import type { Call } from '../call.ts'
import { fitCart, showCart } from './show-cart.ts'

/** Takes the order type and, when it is chosen, the branch; returns a new empty cart of this shopper. */
export async function makeCart(
  deps: Deps,
  call: Call & { shopper: string },
  wanted: { type: OrderType; branchId?: string | undefined },
): Promise<CartWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const usual = wanted.branchId ?? catalogue.tenant.defaultBranchId
  const named = catalogue.branches.find((branch) => branch.id === usual)
  if (wanted.branchId !== undefined && !named) return refuse('branch-not-found')
  const branch = named?.types.includes(wanted.type)
    ? named
    : catalogue.branches.find((one) => one.types.includes(wanted.type))
  if (!branch || (wanted.branchId !== undefined && branch.id !== wanted.branchId))
    return refuse('type-unavailable')
  const cart = await deps.db.single(call.tenantId, (db) =>
    insertCart(db, { id: makeId(), shopper: call.shopper, type: wanted.type, branchId: branch.id }),
  )
  const now = deps.clock()
  const fitted = fitCart(cart, catalogue, now)
  return isRefusal(fitted) ? fitted : showCart(fitted, [], catalogue, call, now)
}
