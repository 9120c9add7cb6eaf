import { sql } from 'kysely'
import type { Bill } from '#domain/pricing/bill.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { readParts, type FullRating, type RatingRow } from './ratings.ts'

/** A rating with what staff see of its order. */
export interface StaffRatingRow extends FullRating {
  readonly order: { number: number | null; type: OrderType; contact_name: string; bill: Bill }
}

/** What staff look for. */
export interface RatingFilter {
  readonly branchId: string
  readonly stars: number | undefined
  readonly unanswered: boolean
}

/** Takes a filter and a page; returns its ratings, newest first, and how many there are in all. */
export async function listRatings(
  db: TenantDb,
  filter: RatingFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: StaffRatingRow[]; total: number }> {
  const where = sql`r.tenant_id = ${db.tenantId} and r.branch_id = ${filter.branchId}
    ${filter.stars === undefined ? sql`` : sql`and r.overall = ${filter.stars}`}
    ${filter.unanswered ? sql`and r.answer is null` : sql``}`
  const { rows } = await sql<RatingRow & { total: string }>`
    select r.*, count(*) over () as total from ratings r where ${where}
    order by r.made_at desc, r.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db.q)
  const counted = rows[0]
    ? Number(rows[0].total)
    : Number(
        (await sql<{ n: string }>`select count(*) as n from ratings r where ${where}`.execute(db.q)).rows[0]
          ?.n,
      )
  return { rows: await withOrders(db, rows), total: counted }
}

/** Takes a rating's id; returns it locked for staff, or undefined. */
export async function lockStaffRating(db: TenantDb, id: string): Promise<StaffRatingRow | undefined> {
  const row = await db.q
    .selectFrom('ratings')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && (await withOrders(db, [row]))[0]
}

async function withOrders(db: TenantDb, rows: readonly RatingRow[]): Promise<StaffRatingRow[]> {
  if (rows.length === 0) return []
  const orders = await db.q
    .selectFrom('orders')
    .select(['id', 'number', 'type', 'contact_name', 'bill'])
    .where('tenant_id', '=', db.tenantId)
    .where(
      'id',
      'in',
      rows.map((row) => row.order_id),
    )
    .execute()
  const { items, photos } = await readParts(
    db,
    rows.map((row) => row.id),
  )
  return rows.flatMap((row) => {
    const order = orders.find((one) => one.id === row.order_id)
    if (!order) return []
    return [
      {
        row,
        order,
        items: items.filter((one) => one.rating_id === row.id),
        photos: photos.filter((one) => one.rating_id === row.id),
      },
    ]
  })
}

/** Writes or takes back the restaurant's answer. */
export async function setAnswer(
  db: TenantDb,
  id: string,
  answer: { text: string; staffId: string; at: Date } | undefined,
): Promise<void> {
  await db.q
    .updateTable('ratings')
    .set({
      answer: answer?.text ?? null,
      answered_at: answer?.at ?? null,
      answered_by: answer?.staffId ?? null,
    })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Hides a rating with a reason, or shows it again. */
export async function setHidden(
  db: TenantDb,
  id: string,
  hidden: { reason: string; staffId: string; at: Date } | undefined,
): Promise<void> {
  await db.q
    .updateTable('ratings')
    .set({
      hidden_at: hidden?.at ?? null,
      hidden_by: hidden?.staffId ?? null,
      hidden_reason: hidden?.reason ?? null,
    })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}
