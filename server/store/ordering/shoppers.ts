import { sql } from 'kysely'
import type { CartLine } from '#domain/menu/cart-line.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { CartRow } from './carts.ts'

/** Takes two shoppers; locks their open carts in one order (safety 8) and returns them, the one used last first. */
export async function lockOpenCarts(db: TenantDb, shoppers: readonly string[]): Promise<CartRow[]> {
  const rows = await db.q
    .selectFrom('carts')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', 'in', shoppers)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime())
}

/** Takes a shopper and another; open carts and all orders of the first are the other's from now on, but those of one cart. */
export async function moveShopper(
  db: TenantDb,
  { from, to }: { from: string; to: string },
  butCart: string | undefined,
): Promise<void> {
  const but = butCart ?? ''
  const orders = sql`update orders set shopper = ${to} where tenant_id = ${db.tenantId} and shopper = ${from} and cart_id <> ${but}`
  const carts = sql`update carts set shopper = ${to} where tenant_id = ${db.tenantId} and shopper = ${from} and closed_at is null and id <> ${but}`
  await Promise.all([orders.execute(db.q), carts.execute(db.q)])
}

/** Takes a cart that goes on: it is the one used last. With lines, they take the place of its own. */
export async function useCart(
  db: TenantDb,
  cart: CartRow,
  now: Date,
  lines?: readonly CartLine[],
): Promise<void> {
  await db.q
    .updateTable('carts')
    .set({
      updated_at: now,
      ...(lines && { lines: JSON.stringify(lines), version: cart.version + 1 }),
    })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', cart.id)
    .execute()
}

/** Takes a cart whose lines went into another; it is empty, and no longer the one used last. */
export async function emptyCart(db: TenantDb, cart: CartRow, before: Date): Promise<void> {
  await db.q
    .updateTable('carts')
    .set({ lines: '[]', version: cart.version + 1, updated_at: new Date(before.getTime() - 1000) })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', cart.id)
    .execute()
}
