import { sql, type RawBuilder } from 'kysely'
import { statusesWith, type OrderStatus } from '#domain/ordering/order-status.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { endedUnserved } from './ended-unserved.ts'
import type { OrderRow } from './orders.ts'
import { readParts, type FullRating } from '../ratings/ratings.ts'
import { statusesSql } from './status-sql.ts'

/** Under way: it may still change by itself. */
export const activeStatuses: readonly OrderStatus[] = [
  ...statusesWith('isWaiting'),
  ...statusesWith('isOpen'),
]

/** What became of an order, to its guest: money that went back says nothing of whether the meal came. */
export type OrderFate = 'active' | 'done' | 'canceled'

const fates: Readonly<Record<OrderFate, RawBuilder<boolean>>> = {
  active: sql`status in (${sql.join(activeStatuses)})`,
  done: sql`(status in ${statusesSql('mayBeServed')} and not ${endedUnserved})`,
  canceled: endedUnserved,
}

const shown = (db: TenantDb, shopper: string, fate: OrderFate | undefined) =>
  db.q
    .selectFrom('orders')
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    // what is paid of a table's bill, into the wallet, or for a reservation, is no order
    .where('kind', '=', 'order')
    // a payment step that was left without paying never was an order to people
    .where(sql<boolean>`not (status = 'canceled' and number is null)`)
    .$if(fate !== undefined, (q) => q.where(fates[fate ?? 'active']))

/** Takes a shopper, what became of the orders (all when left out) and a page from 1; returns its orders, newest first, and how many there are. */
export async function listMyOrders(
  db: TenantDb,
  shopper: string,
  { fate, page, perPage }: { fate?: OrderFate; page: number; perPage: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const [rows, count] = await Promise.all([
    shown(db, shopper, fate)
      .selectAll()
      .orderBy('placed_at', 'desc')
      .orderBy('id')
      .offset((page - 1) * perPage)
      .limit(perPage)
      .execute(),
    shown(db, shopper, fate)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(count.total) }
}

/** Takes a shopper and its number (null for none); returns how many orders of it, or for its number, are under way. */
export async function countActiveOrders(
  db: TenantDb,
  { shopper, mobile }: { shopper: string; mobile: string | null },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from orders o
    where tenant_id = ${db.tenantId} and (shopper = ${shopper} or contact_mobile = ${mobile ?? ''} and contact_mobile <> '')
      and kind = 'order' and ${fates.active}`.execute(db.q)
  return rows[0]?.total ?? 0
}

/** Takes a shopper; returns what it said of its orders, and the photos with it, newest first. */
export async function listMyRatings(db: TenantDb, shopper: string): Promise<FullRating[]> {
  const rows = await db.q
    .selectFrom('ratings as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
    )
    .selectAll('r')
    .where('r.tenant_id', '=', db.tenantId)
    .where('o.shopper', '=', shopper)
    .orderBy('r.made_at', 'desc')
    .execute()
  const ids = rows.map(({ id }) => id)
  const { items, photos } = await readParts(db, ids)
  return rows.map((row) => ({
    row,
    items: items.filter(({ rating_id }) => rating_id === row.id),
    photos: photos.filter(({ rating_id }) => rating_id === row.id),
  }))
}

/** Takes a shopper; returns what it paid that is no order: top-ups, deposits, shares of a bill, and what a changed order cost more. */
export function listMyPayments(db: TenantDb, shopper: string): Promise<OrderRow[]> {
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    .where('kind', '<>', 'order')
    .where('captured', '>', 0)
    .orderBy('placed_at', 'desc')
    .execute()
}
