import { sql, type Selectable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { orderIdsOf, type LeavingGuest } from '../waitlist/leaving-guest.ts'
import type { Schema } from '../schema.generated.ts'

export type RatingRow = Selectable<Schema['ratings']>
export type PhotoRow = Selectable<Schema['rating_photos']>

/** A rating with its thumbs and photos. */
export interface FullRating {
  readonly row: RatingRow
  readonly items: readonly { item_id: string; liked: boolean }[]
  readonly photos: readonly PhotoRow[]
}

/** What a guest says. */
export interface RatingWords {
  readonly food: number
  readonly service: number
  readonly delivery: number | null
  readonly comment: string
  readonly items: readonly { itemId: string; liked: boolean }[]
  readonly photoIds: readonly string[]
}

/** Takes an order's id; returns its rating, or undefined. */
export async function findRatingOfOrder(db: TenantDb, orderId: string): Promise<FullRating | undefined> {
  const row = await db.q
    .selectFrom('ratings')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row && { row, ...(await readParts(db, [row.id])) }
}

/** Takes ratings' ids; returns their thumbs and photos in the order that the guest gave them. */
export async function readParts(
  db: TenantDb,
  ids: readonly string[],
): Promise<{ items: { rating_id: string; item_id: string; liked: boolean }[]; photos: PhotoRow[] }> {
  if (ids.length === 0) return { items: [], photos: [] }
  const [items, photos] = await Promise.all([
    db.q
      .selectFrom('rating_items')
      .select(['rating_id', 'item_id', 'liked'])
      .where('tenant_id', '=', db.tenantId)
      .where('rating_id', 'in', ids)
      .orderBy('item_id')
      .execute(),
    db.q
      .selectFrom('rating_photos')
      .selectAll()
      .where('tenant_id', '=', db.tenantId)
      .where('rating_id', 'in', ids)
      .orderBy('position')
      .execute(),
  ])
  return { items, photos }
}

/** Takes an order's id; returns its rating's row locked, or undefined. */
export function lockRatingOfOrder(db: TenantDb, orderId: string): Promise<RatingRow | undefined> {
  return db.q
    .selectFrom('ratings')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

/** A new rating's head. */
export interface NewRating {
  readonly id: string
  readonly orderId: string
  readonly branchId: string
  readonly madeAt: Date
}

/** Writes a rating unless its order has one; returns whether it was the first. A rival waits on the unique index. */
export async function insertRating(db: TenantDb, head: NewRating, words: RatingWords): Promise<boolean> {
  const { food, service, delivery, comment } = words
  const made = await db.q
    .insertInto('ratings')
    .values({
      tenant_id: db.tenantId,
      id: head.id,
      order_id: head.orderId,
      branch_id: head.branchId,
      made_at: head.madeAt,
      food,
      service,
      delivery,
      comment,
    })
    .onConflict((on) => on.columns(['tenant_id', 'order_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Replaces a rating's stars and comment. */
export async function updateRating(db: TenantDb, id: string, words: RatingWords, at: Date): Promise<void> {
  const { food, service, delivery, comment } = words
  await db.q
    .updateTable('ratings')
    .set({ food, service, delivery, comment, changed_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Replaces a rating's thumbs. */
export async function setRatingItems(
  db: TenantDb,
  ratingId: string,
  items: RatingWords['items'],
): Promise<void> {
  await db.q
    .deleteFrom('rating_items')
    .where('tenant_id', '=', db.tenantId)
    .where('rating_id', '=', ratingId)
    .execute()
  if (items.length === 0) return
  await db.q
    .insertInto('rating_items')
    .values(
      items.map(({ itemId, liked }) => ({
        tenant_id: db.tenantId,
        rating_id: ratingId,
        item_id: itemId,
        liked,
      })),
    )
    .execute()
}

/** Asks for new sums of the tenant's ratings at that time, unless they are due already (decision 0025). */
export async function askForSums(db: TenantDb, at: Date): Promise<void> {
  await db.q
    .insertInto('rating_sums_due')
    .values({ tenant_id: db.tenantId, due_at: at })
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Takes a moment; sums up the ratings since then that are shown, per branch and item, and takes the wish back. */
export async function sumRatings(db: TenantDb, since: Date): Promise<void> {
  const { tenantId, q } = db
  await q.deleteFrom('rating_sums_due').where('tenant_id', '=', tenantId).execute()
  await q.deleteFrom('branch_ratings').where('tenant_id', '=', tenantId).execute()
  await q.deleteFrom('item_ratings').where('tenant_id', '=', tenantId).execute()
  await sql`
    insert into branch_ratings (tenant_id, branch_id, count, overall, food, service, deliveries, delivery)
    select tenant_id, branch_id, count(*), sum(overall), sum(food), sum(service), count(delivery), coalesce(sum(delivery), 0)
    from ratings where tenant_id = ${tenantId} and made_at >= ${since} and hidden_at is null
    group by tenant_id, branch_id`.execute(q)
  await sql`
    insert into item_ratings (tenant_id, item_id, count, liked)
    select i.tenant_id, i.item_id, count(*), count(*) filter (where i.liked)
    from ratings r join rating_items i on i.tenant_id = r.tenant_id and i.rating_id = r.id
    where r.tenant_id = ${tenantId} and r.made_at >= ${since} and r.hidden_at is null
    group by i.tenant_id, i.item_id`.execute(q)
}

/** Takes an order's id; locks its row, so that photos of one order are counted one after the other. */
export async function lockOrderOfRating(db: TenantDb, orderId: string): Promise<void> {
  await db.q
    .selectFrom('orders')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .execute()
}

/** Takes whose account goes; the words and photos of its ratings go, the stars stay without a name. Rule "Deleting an account". */
export async function forgetRatings(db: TenantDb, guest: LeavingGuest): Promise<void> {
  const ofShopper = sql`in ${orderIdsOf(db, guest)}`
  // the sweep takes the files, so that none is left behind when the process ends here
  await sql`update rating_photos set rating_id = null, made_at = 'epoch'
    where tenant_id = ${db.tenantId} and order_id ${ofShopper}`.execute(db.q)
  await sql`update ratings set comment = '', answer = null, answered_at = null, answered_by = null, hidden_reason = case when hidden_at is null then hidden_reason else '' end
    where tenant_id = ${db.tenantId} and order_id ${ofShopper}`.execute(db.q)
}
