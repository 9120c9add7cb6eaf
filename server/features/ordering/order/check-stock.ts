import { hourMs } from '#domain/core/durations.ts'
import { refuseShort } from '#domain/ordering/cart-fit.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { piecesOfLines, type Pieces } from '#domain/menu/stock.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { isProven } from '#server/store/customers/customers.ts'
import { readStock, takeStock } from '#server/store/menu/item-stock.ts'
import type { OrderStock } from '#server/store/ordering/order-columns.ts'
import { countLapsedHolds } from '#server/store/ordering/order-stock.ts'
import { countedIn } from '../cart/cart-stock.ts'

/** The counted items of a cart that is to be ordered, and whose it is. */
export interface CountedCart {
  readonly left: Pieces
  /** The shopper's number is proven: the rule of halves does not hold for them. */
  readonly proven: boolean
}

const mostLapsed = 1

/**
 * Takes a cart that is to be ordered; returns what is left of its counted items, none when it has none: then this is no
 * call. Refuses 'mobile-proof-required' to a guest who let a hold lapse twice within an hour. Safety 9.
 */
export async function readCounted(
  db: TenantDb,
  catalogue: Catalogue,
  cart: CartRow,
  now: Date,
): Promise<CountedCart | Refusal | undefined> {
  const ids = countedIn(catalogue, cart)
  if (ids.length === 0) return undefined
  const [left, proven, lapsed] = await Promise.all([
    readStock(db, cart.branch_id ?? '', ids),
    isProven(db, cart.shopper),
    countLapsedHolds(db, cart.shopper, new Date(now.getTime() - hourMs)),
  ])
  if (!proven && lapsed > mostLapsed) return refuse('mobile-proof-required')
  return { left, proven }
}

/** Takes a cart and what is counted of it; returns what its order takes of that. */
export function stockOf({ left, proven }: CountedCart, cart: CartRow, { items }: Catalogue): OrderStock {
  const wanted = [...piecesOfLines(cart.lines, items)].filter(([id]) => left.has(id))
  return { taken: Object.fromEntries(wanted), guest: !proven }
}

/**
 * Takes an order's transaction, the branch and what the order takes; takes it, rows locked in the order of ids. Refuses
 * 'not-enough-left', and 'mobile-proof-required' to guests who would hold together more than half of what is left.
 * Safety 8, 9.
 */
export async function takeCounted(
  db: TenantDb,
  branchId: string,
  stock: OrderStock,
  { items }: Catalogue,
): Promise<Refusal | undefined> {
  const { short, mayGuests } = await takeStock(db, branchId, stock)
  if (short) return refuseShort(short, items)
  return mayGuests ? undefined : refuse('mobile-proof-required')
}
