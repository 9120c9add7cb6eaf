import type { CartWire } from '#contract/cart.ts'
import type { CartLine } from '#domain/cart.ts'
import { fitLines, type Offer } from '#domain/cart-fit.ts'
import type { OrderType } from '#domain/menu.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { writeUnlessRefused } from '#server/refuse-inside.ts'
import { findCart, lockCart, saveCart } from '#server/store/carts.ts'
import type { Catalogue } from '#server/store/catalogue.ts'
import type { Call } from '../call.ts'
import { releaseOrder } from '../payment/release-order.ts'
import { offerOf } from './cart-offer.ts'
import { fitCart, showCart } from './show-cart.ts'

/** What an edit sees: the lines that stand and the offer of the branch. It returns the new lines or refuses. */
export type Edit = (lines: readonly CartLine[], offer: Offer) => readonly CartLine[] | Refusal

/** Where the cart goes to, when its type or branch changes. */
export interface Move {
  readonly type?: OrderType
  readonly branchId?: string
}

/**
 * Takes a cart and what to do with its lines; returns the cart after it. An order made of the present version closes
 * its payment attempt first (safety 1); lines that are gone are taken out and named.
 */
export async function editCart(deps: Deps, call: Call, id: string, edit: Edit, move: Move = {}): Promise<CartWire | Refusal> {
  const { db, catalogues, clock } = deps
  const cart = await db.read(call.tenantId, (read) => findCart(read, id))
  if (!cart) return refuse('cart-not-found')
  if (cart.closed_at) return refuse('already-paid')
  if (cart.ordered_version === cart.version) {
    const released = await releaseOrder(deps, call.tenantId, cart.id)
    if (isRefusal(released)) return released
  }
  const catalogue = await catalogues.current(call.tenantId)
  const now = clock()
  return writeUnlessRefused(db, call.tenantId, async (tx) => {
    const locked = await lockCart(tx, id)
    if (!locked || locked.closed_at) return refuse('cart-not-found')
    if (locked.ordered_version === locked.version) return refuse('cart-changed')
    const moved = { ...locked, type: move.type ?? locked.type, branch_id: move.branchId ?? locked.branch_id }
    const fitted = fitCart(moved, catalogue, now)
    if (isRefusal(fitted)) return fitted
    const offer = offerOf(catalogue, fitted.branch, moved.type, now)
    const lines = edit(fitted.lines, offer)
    if (isRefusal(lines)) return lines
    const saved = await saveCart(tx, locked, { lines, ...move })
    const { kept } = fitLines(lines, offer)
    return showCart({ ...fitted, cart: saved, lines: kept }, fitted.gone, catalogue, call.language, now)
  })
}

/** Takes a wanted branch and type; refuses when the branch is unknown or does not serve that way. */
export function checkMove(catalogue: Catalogue, { type, branchId }: Move, present: { type: OrderType; branchId: string | null }): Refusal | undefined {
  const branch = catalogue.branches.find((one) => one.id === (branchId ?? present.branchId))
  if (!branch) return refuse('branch-not-found')
  return branch.types.includes(type ?? present.type) ? undefined : refuse('type-unavailable')
}
