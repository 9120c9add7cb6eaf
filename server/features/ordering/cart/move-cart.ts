import type { CartWire } from '#contract/ordering/cart.ts'
import type { DraftChange } from '#domain/ordering/cart-draft.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { Deps } from '#server/core/deps.ts'
import { findCart } from '#server/store/ordering/carts.ts'
import type { Call } from '#server/http/call.ts'
import { openToRead } from './cart-access.ts'
import { checkMove, editCart } from './edit-cart.ts'

/**
 * Takes a cart, another branch or order type and what changes of its draft; returns it there, with what is not to be had
 * taken out by name.
 */
export async function moveCart(
  deps: Deps,
  call: Call,
  id: string,
  wanted: { type?: OrderType | undefined; branchId?: string | undefined; draft?: DraftChange },
): Promise<CartWire | Refusal> {
  const opened = await deps.db.read(call.tenantId, async (db) =>
    openToRead(db, call, await findCart(db, id), deps.clock()),
  )
  if (isRefusal(opened)) return opened
  const { cart } = opened
  const move = {
    ...(wanted.type && { type: wanted.type }),
    ...(wanted.branchId && { branchId: wanted.branchId }),
    ...(wanted.draft && { draft: wanted.draft }),
  }
  const refused = checkMove(await deps.catalogues.current(call.tenantId), move, {
    type: cart.type,
    branchId: cart.branch_id,
  })
  return refused ?? editCart(deps, call, id, (lines) => lines, move)
}
