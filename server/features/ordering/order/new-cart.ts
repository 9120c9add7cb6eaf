import {
  changeDraft,
  type DraftAddress,
  type DraftChange,
  type DraftVehicle,
} from '#domain/ordering/cart-draft.ts'
import { withPrices } from '#domain/pricing/cart-price-change.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { WayToPay } from '#domain/payments/way-to-pay.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { DraftBody } from '#contract/ordering/cart-draft.ts'
import type { NewCartBody } from '#contract/ordering/checkout.ts'
import { makeId } from '#server/core/make-id.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Call } from '#server/http/call.ts'
import { insertCart, type CartRow } from '#server/store/ordering/carts.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { applyEdit, type Edit } from '../cart/apply-edit.ts'
import { offerOf } from '../cart/cart-offer.ts'
import { draftChangeOf } from '../cart/change-draft.ts'
import { addLine } from '../cart/change-lines.ts'
import { emptyCart } from '../cart/make-cart.ts'
import { wantedLineOf } from '../cart/wanted-line.ts'

/** The lines of a cart that is to be made with its order, and what was said beside them. */
export interface WantedCart {
  readonly type: OrderType
  readonly branchId: string
  readonly lines: NewCartBody['lines']
  readonly draft: DraftChange
  /** A slot, a coupon, points or wallet are judged as an edit of a cart judges them. */
  readonly isPlain: boolean
}

/** Takes the body's cart, how it is paid, and its address and vehicle as they were checked; returns the cart that is wanted. */
export function wantedCartOf(
  cart: NewCartBody,
  payMethod: WayToPay,
  {
    address,
    vehicle,
  }: { address: DraftAddress | null | undefined; vehicle: DraftVehicle | null | undefined },
): WantedCart {
  const { timing, coupon, use_wallet, use_points } = cart
  const body: DraftBody = { timing, coupon, use_wallet, use_points, payment_method_id: payMethod }
  return {
    type: cart.type,
    branchId: cart.branch_id,
    lines: cart.lines,
    draft: {
      ...draftChangeOf(body),
      ...(address !== undefined && { address }),
      ...(vehicle !== undefined && { vehicle }),
    },
    isPlain: timing?.kind !== 'scheduled' && !coupon && !use_wallet && !use_points && payMethod === 'card',
  }
}

/** Takes content, who orders, what is wanted and now; returns the branch and an empty cart there. Refuses 'branch-not-found', 'type-unavailable'. */
function beginCart(
  { tenant, branches }: Catalogue,
  shopper: string,
  { type, branchId }: WantedCart,
  now: number,
): { branch: Branch; cart: CartRow } | Refusal {
  const branch = branches.find(({ id }) => id === branchId)
  if (!branch) return refuse('branch-not-found')
  // what is eaten at a table is ordered in rounds and paid with its bill
  if (type === 'dinein' || !branch.types.includes(type)) return refuse('type-unavailable')
  return { branch, cart: emptyCart(tenant.id, { id: makeId(), shopper, type, branchId }, now) }
}

const addAll =
  (lines: WantedCart['lines']): Edit =>
  (standing, offer, by) => {
    let all: readonly CartLine[] = standing
    for (const line of lines) {
      const added = addLine(wantedLineOf(line))(all, offer, by)
      if (isRefusal(added)) return added
      all = added
    }
    return all
  }

/**
 * Takes content, who orders, what is wanted and now; returns the cart, with prices, for which the database need not be asked.
 * Refuses what a line is refused for.
 */
export function plainCart(
  catalogue: Catalogue,
  shopper: string,
  wanted: WantedCart,
  now: number,
): CartRow | Refusal {
  const begun = beginCart(catalogue, shopper, wanted, now)
  if (isRefusal(begun)) return begun
  const { branch, cart } = begun
  const draft = changeDraft(cart.draft, wanted.draft)
  const offer = offerOf(catalogue, branch, cart.type, now, draft)
  const lines = addAll(wanted.lines)([], offer)
  if (isRefusal(lines)) return lines
  return { ...cart, lines: [...withPrices(lines, offer.items)], draft }
}

/** Takes the order's transaction, content, who orders, what is wanted and now; inserts the cart, judged as an edit is. */
export async function insertWantedCart(
  tx: WriteDb,
  { catalogue, call, shopper, now }: { catalogue: Catalogue; call: Call; shopper: string; now: number },
  wanted: WantedCart,
): Promise<CartRow | Refusal> {
  const begun = beginCart(catalogue, shopper, wanted, now)
  if (isRefusal(begun)) return begun
  const { cart } = begun
  const move = { draft: wanted.draft }
  const made = await applyEdit(tx, cart, { edit: addAll(wanted.lines), move, catalogue, now, call })
  if (isRefusal(made)) return made
  const { id, type } = cart
  return insertCart(tx, { id, shopper, type, branchId: wanted.branchId }, made.change)
}
