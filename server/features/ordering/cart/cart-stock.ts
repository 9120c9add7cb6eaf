import { piecesOfLines, type Pieces } from '#domain/menu/stock.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { readStock } from '#server/store/menu/item-stock.ts'
import { findHeldStock } from '#server/store/ordering/order-stock.ts'

/** Takes content, a branch and lines; returns the ids of the counted items that they take. */
export function countedIn(
  catalogue: Catalogue,
  { branch_id: branchId, lines }: Pick<CartRow, 'branch_id' | 'lines'>,
): string[] {
  const counted = catalogue.left.get(branchId ?? '')
  if (!counted) return []
  return [...piecesOfLines(lines, catalogue.items).keys()].filter((id) => counted.has(id)).toSorted()
}

/**
 * Takes a cart and content; returns what is left for it of the counted items in it: what is free now, and what its own
 * order holds while it is paid. None for a cart without such items.
 */
export async function leftFor(
  db: TenantDb,
  catalogue: Catalogue,
  cart: CartRow,
): Promise<Pieces | undefined> {
  const ids = countedIn(catalogue, cart)
  if (ids.length === 0) return undefined
  const [free, held] = await Promise.all([
    readStock(db, cart.branch_id ?? '', ids),
    cart.ordered_version === cart.version ? findHeldStock(db, cart.id) : undefined,
  ])
  return new Map([...free].map(([id, count]) => [id, count + (held?.taken[id] ?? 0)]))
}
