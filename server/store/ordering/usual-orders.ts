import type { Selectable } from 'kysely'
import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type UsualRow = Selectable<Schema['usual_orders']>

const mine = (db: TenantDb, customerId: string) =>
  db.q.selectFrom('usual_orders').where('tenant_id', '=', db.tenantId).where('customer_id', '=', customerId)

/** Takes a customer and a page from 1; returns that page of the usual orders, the one used last first, and how many there are. */
export async function listUsuals(
  db: TenantDb,
  customerId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: UsualRow[]; total: number }> {
  const [rows, count] = await Promise.all([
    mine(db, customerId)
      .selectAll()
      .orderBy((eb) => eb.fn.coalesce('used_at', 'made_at'), 'desc')
      .orderBy('id')
      .offset((page - 1) * perPage)
      .limit(perPage)
      .execute(),
    countUsuals(db, customerId),
  ])
  return { rows, total: count }
}

/** Takes a customer; returns how many usual orders are kept. */
export async function countUsuals(db: TenantDb, customerId: string): Promise<number> {
  const row = await mine(db, customerId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Takes a customer and an id; returns that usual order of theirs, or undefined. */
export function findUsual(db: TenantDb, customerId: string, id: string): Promise<UsualRow | undefined> {
  return mine(db, customerId).selectAll().where('id', '=', id).executeTakeFirst()
}

/** A usual order to keep. */
export interface NewUsual {
  readonly id: string
  readonly customerId: string
  readonly name: string
  readonly type: UsualRow['type']
  readonly branchId: string
  readonly lines: readonly CartLine[]
  readonly draft: CartDraft
  readonly slotMinutes: number | null
}

/** Takes a usual order; keeps it and returns it. */
export function insertUsual(db: WriteDb, usual: NewUsual): Promise<UsualRow> {
  return db.q
    .insertInto('usual_orders')
    .values({
      tenant_id: db.tenantId,
      id: usual.id,
      customer_id: usual.customerId,
      name: usual.name,
      type: usual.type,
      branch_id: usual.branchId,
      lines: JSON.stringify(usual.lines),
      draft: JSON.stringify(usual.draft),
      slot_minutes: usual.slotMinutes,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a usual order of a customer and what changes of it; returns it, or undefined when it is gone. */
export function changeUsual(
  db: TenantDb,
  { customerId, id }: { customerId: string; id: string },
  change: { name: string } | { lines: readonly CartLine[]; usedAt: Date },
): Promise<UsualRow | undefined> {
  const columns = 'name' in change ? change : { lines: JSON.stringify(change.lines), used_at: change.usedAt }
  return db.q
    .updateTable('usual_orders')
    .set(columns)
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Takes a customer and one usual order, or all of them when the account goes; keeps them no longer. */
export async function deleteUsuals(db: TenantDb, customerId: string, id?: string): Promise<void> {
  const all = db.q
    .deleteFrom('usual_orders')
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
  await (id === undefined ? all : all.where('id', '=', id)).execute()
}

/** Takes a shopper; returns the newest orders that were handed over, as their likeness is seen. */
export async function listDelivered(
  db: TenantDb,
  shopper: string,
): Promise<Pick<Selectable<Schema['orders']>, 'id' | 'bill'>[]> {
  return db.q
    .selectFrom('orders')
    .select(['id', 'bill'])
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    .where('delivered_at', 'is not', null)
    .where('kind', '=', 'order')
    .orderBy('placed_at', 'desc')
    .limit(20)
    .execute()
}
