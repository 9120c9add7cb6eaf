import type { Selectable } from 'kysely'
import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { guard, type Guarded } from '#server/authorization/guarded.ts'
import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type CartRow = Selectable<Schema['carts']>

/** Takes a cart's id; returns it, or undefined. */
export async function findCart(db: TenantDb, id: string): Promise<Guarded<CartRow> | undefined> {
  return guard(
    await db.q
      .selectFrom('carts')
      .selectAll()
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}

/** The same, with its row locked: first in the order of locks (safety 8). */
export async function lockCart(db: TenantDb, id: string): Promise<Guarded<CartRow> | undefined> {
  const [cart] = await ask<CartRow>(
    db,
  )`select * from carts where tenant_id = ${db.tenantId} and id = ${id} for update`
  return guard(cart)
}

/** Takes a shopper; returns the cart used last whose order is not paid yet. */
export function findCurrentCart(db: TenantDb, shopper: string): Promise<CartRow | undefined> {
  return openCarts(db, shopper).limit(1).executeTakeFirst()
}

/** Takes a shopper; returns the carts that are not ordered or left behind, the one used last first. */
export function listOpenCarts(db: TenantDb, shopper: string): Promise<CartRow[]> {
  return openCarts(db, shopper).execute()
}

const openCarts = (db: TenantDb, shopper: string) =>
  db.q
    .selectFrom('carts')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    .where('closed_at', 'is', null)
    .orderBy('updated_at', 'desc')

/** A cart that is about to be made. */
export interface NewCart {
  readonly id: string
  readonly shopper: string
  readonly type: OrderType
  readonly branchId: string
}

/** What an edit changes of a cart. */
export interface CartChange {
  readonly lines?: readonly CartLine[]
  readonly draft?: CartDraft
  readonly type?: OrderType
  readonly branchId?: string
}

/** Takes a new cart, with the lines and the draft that it begins with; returns it. */
export async function insertCart(
  db: TenantDb,
  { id, shopper, type, branchId }: NewCart,
  { lines = [], draft = {} }: Pick<CartChange, 'lines' | 'draft'> = {},
): Promise<CartRow> {
  const [made] = await ask<CartRow>(db)`
    insert into carts (tenant_id, id, shopper, type, branch_id, lines, draft)
    values (${db.tenantId}, ${id}, ${shopper}, ${type}, ${branchId}, ${JSON.stringify(lines)}, ${JSON.stringify(draft)})
    returning *`
  if (!made) throw new Error('the cart was not inserted')
  return made
}

/** Takes carts; returns how many pieces stand in each. */
export async function countPieces(
  db: TenantDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const carts = await db.q
    .selectFrom('carts')
    .select(['id', 'lines'])
    .where('tenant_id', '=', db.tenantId)
    .where('id', 'in', ids)
    .execute()
  return new Map(carts.map(({ id, lines }) => [id, lines.reduce((sum, line) => sum + line.quantity, 0)]))
}

/**
 * Takes a locked cart and what changes; raises the version, so that an order made of the former one is known to be old.
 * Returns the cart as it is now: nobody else writes it meanwhile, so it is not read back.
 */
export async function saveCart(db: TenantDb, cart: CartRow, change: CartChange): Promise<CartRow> {
  const saved: CartRow = {
    ...cart,
    version: cart.version + 1,
    updated_at: new Date(),
    lines: [...(change.lines ?? cart.lines)],
    draft: change.draft ?? cart.draft,
    type: change.type ?? cart.type,
    branch_id: change.branchId ?? cart.branch_id,
  }
  await ask(db)`
    update carts set version = ${saved.version}, updated_at = ${saved.updated_at},
      lines = ${JSON.stringify(saved.lines)}, draft = ${JSON.stringify(saved.draft)}, type = ${saved.type}, branch_id = ${saved.branch_id}
    where tenant_id = ${db.tenantId} and id = ${cart.id}`
  return saved
}

/** An order made of this cart ended unpaid: the next one is made of a new version. */
export async function reopenCart(db: TenantDb, id: string, orderedVersion: number): Promise<void> {
  await db.q
    .updateTable('carts')
    .set((eb) => ({ version: eb('version', '+', 1), ordered_version: null }))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('version', '=', orderedVersion)
    .execute()
}

/**
 * Its order is paid: the shopper's next line starts a new cart. A cart that was edited since (late money revived the
 * order) stays open: what was put into it is not lost.
 */
export async function closeCart(
  db: TenantDb,
  order: { cart_id: string; cart_version: number },
  at: Date,
): Promise<void> {
  await ask(db)`
    update carts set closed_at = ${at}
    where tenant_id = ${db.tenantId} and id = ${order.cart_id} and version <= ${order.cart_version + 1}`
}
