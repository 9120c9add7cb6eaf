import type { CartWire } from '#contract/ordering/cart.ts'
import { changeDraft, type DraftChange } from '#domain/ordering/cart-draft.ts'
import { fitLines, type Offer } from '#domain/ordering/cart-fit.ts'
import { withPrices } from '#domain/pricing/cart-price-change.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { CartChange, CartRow } from '#server/store/ordering/carts.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { Call } from '#server/http/call.ts'
import { refuseForeignEdit, type Companion } from '../group/seat-in-group.ts'
import type { Seat } from '../../dine-in/sit-down.ts'
import { loadTenders, noTenders } from '../../pricing/load-tenders.ts'
import { leftFor } from './cart-stock.ts'
import { isUntimely } from './cart-timing.ts'
import { readLoad } from './read-load.ts'
import { refuseSlot } from './refuse-slot.ts'
import { couponTroubleOf, fitCart, showCart } from './show-cart.ts'

/** What an edit sees: the lines that stand, the offer of the branch, and who edits a table's cart. It returns the new lines or refuses. */
export type Edit = (lines: readonly CartLine[], offer: Offer, by?: string) => readonly CartLine[] | Refusal

/** Where the cart goes to, when its type or branch changes, and what changes of its draft. */
export interface Move {
  readonly type?: OrderType
  readonly branchId?: string
  readonly draft?: DraftChange
  /** All its lines are said anew: of those that stood none is missed, and none is held against another time. */
  readonly replace?: true
}

/** An edit, by which content and when, and who makes it: at a table and in a shared cart one of several. */
export interface Applied {
  readonly edit: Edit
  readonly move: Move
  readonly catalogue: Catalogue
  readonly now: number
  readonly call: Call
  readonly seat?: Seat | undefined
  readonly companion?: Companion | undefined
}

/** What an edit makes of a cart, and how the cart that was saved with it is shown. */
export interface Edited {
  readonly change: CartChange
  readonly show: (saved: CartRow) => CartWire | Refusal
}

/** Takes a cart that nobody else changes meanwhile and an edit; returns what is to be saved of it, or what the edit refuses. */
export async function applyEdit(
  db: TenantDb,
  cart: CartRow,
  { edit, move, catalogue, now, call, seat, companion }: Applied,
): Promise<Edited | Refusal> {
  const wanted = changeDraft(cart.draft, move.draft ?? {})
  const at = { type: move.type ?? cart.type, branch_id: move.branchId ?? cart.branch_id }
  // a time that is asked for is refused where there is none; one that came along goes, and that is said
  const untimed = !move.draft?.timing && isUntimely({ ...at, draft: wanted }, catalogue)
  const draft = untimed ? changeDraft(wanted, { timing: null }) : wanted
  const next = { ...cart, ...at, draft }
  const left = await leftFor(db, catalogue, next)
  const moved = move.replace ? { ...next, lines: [] } : next
  const fitted = fitCart(moved, catalogue, now, left)
  if (isRefusal(fitted)) return fitted
  if (move.draft?.timing !== undefined) {
    const said = { language: call.language, now }
    const untimely = refuseSlot(fitted, fitCart(cart, catalogue, now), catalogue, said)
    if (untimely) return untimely
  }
  const { branch, offer, gone } = fitted
  const lines = edit(fitted.lines, offer, seat?.member.id ?? companion?.id)
  if (isRefusal(lines)) return lines
  const foreign = refuseForeignEdit(companion, fitted.lines, lines)
  if (foreign) return foreign
  const { remaining: standing } = fitLines(lines, offer)
  // what a table draws on besides money belongs to its bill
  const tenders = seat ? noTenders : await loadTenders(db, { cart: moved, branch, catalogue, now })
  const edited = { ...fitted, cart: moved, lines: standing, tenders, untimed, companion }
  // a code is refused when it is typed; one that no longer fits later stands in the cart with its trouble
  const refused = move.draft?.coupon ? couponTroubleOf(edited, catalogue, now) : undefined
  if (refused) return refused
  const load = await readLoad(db, { cart: moved, branch })
  return {
    change: { lines: withPrices(lines, offer.items), ...move, draft },
    show: (saved) => showCart({ ...edited, cart: saved, load }, gone, catalogue, call, now),
  }
}
