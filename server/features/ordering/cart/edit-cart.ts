import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { lockCart, saveCart } from '#server/store/ordering/carts.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { Call } from '#server/http/call.ts'
import { releaseOrder } from '../../payments/payment/release-order.ts'
import { touchTable } from '#server/ports/table-seats.ts'
import { applyEdit, type Edit, type Move } from './apply-edit.ts'
import { openToChange } from './cart-access.ts'

/**
 * Takes a cart and what to do with its lines; returns the cart after it. An order made of the present version closes
 * its payment attempt first (safety 1); lines that are gone are taken out and named.
 */
export async function editCart(
  deps: Deps,
  call: Call,
  id: string,
  edit: Edit,
  move: Move = {},
): Promise<CartWire | Refusal> {
  let cartId = id
  for (let tries = 0; tries < 3; tries += 1) {
    const catalogue = await deps.catalogues.current(call.tenantId)
    const now = deps.clock()
    const edited = await writeUnlessRefused(deps.db, call.tenantId, (tx) =>
      editLocked(tx, { id: cartId, edit, move, catalogue, now, call }),
    )
    if (edited !== ordered && 'instead' in edited) {
      cartId = edited.instead
      continue
    }
    if (edited !== ordered) {
      if (!isRefusal(edited) && edited.session_id) deps.wakeRelay()
      return edited
    }
    const released = await releaseOrder(deps, call.tenantId, cartId)
    if (isRefusal(released)) return released
  }
  return refuse('cart-changed')
}

/** An order was made of the cart's present version: it has to be ended before the cart may change. */
const ordered = 'ordered'

interface Editing {
  readonly id: string
  readonly edit: Edit
  readonly move: Move
  readonly catalogue: Catalogue
  readonly now: number
  readonly call: Call
}

async function editLocked(
  tx: WriteDb,
  { id, edit, move, catalogue, now, call }: Editing,
): Promise<CartWire | typeof ordered | { instead: string } | Refusal> {
  const opened = await openToChange(tx, call, await lockCart(tx, id), now)
  if (isRefusal(opened)) return opened
  const { cart, seat, companion } = opened
  const { table, waiting } = cart.draft
  if (cart.closed_at && !table) return refuse('already-paid')
  // a table's cart stays with its table, for those who sit there; one that waits for its table, in its branch
  if ((table ?? waiting) && (move.type ?? move.branchId ?? move.draft)) return refuse('type-unavailable')
  // two tables were put together: what was in this cart stands in theirs
  if (seat && seat.session.cart_id !== id) return { instead: seat.session.cart_id }
  if (cart.closed_at) return refuse('table-session-over')
  if (companion && (move.type ?? move.branchId ?? move.draft)) return refuse('group-host-only')
  const edited = await applyEdit(tx, cart, { edit, move, catalogue, now, call, seat, companion })
  if (isRefusal(edited)) return edited
  // only an edit that stands ends the order
  if (cart.ordered_version === cart.version) return ordered
  if (seat) await touchTable(tx, seat.session, now)
  const { change, show } = edited
  return show(await saveCart(tx.last, cart, change))
}

/** Takes a wanted branch and type; refuses when the branch is unknown or does not serve that way. */
export function checkMove(
  catalogue: Catalogue,
  { type, branchId }: Move,
  present: { type: OrderType; branchId: string | null },
): Refusal | undefined {
  const branch = catalogue.branches.find((one) => one.id === (branchId ?? present.branchId))
  if (!branch) return refuse('branch-not-found')
  return branch.types.includes(type ?? present.type) ? undefined : refuse('type-unavailable')
}
