import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { PhotoRow } from './ratings.ts'

/** Takes an order's id; returns all photos of it on file, shown by its rating or not yet, in their order. */
export function listPhotosOfOrder(db: TenantDb, orderId: string): Promise<PhotoRow[]> {
  return db.q
    .selectFrom('rating_photos')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
}

export async function insertPhoto(
  db: TenantDb,
  photo: Pick<PhotoRow, 'id' | 'order_id' | 'width' | 'height' | 'made_at'>,
): Promise<void> {
  await db.q
    .insertInto('rating_photos')
    .values({ tenant_id: db.tenantId, ...photo })
    .execute()
}

/** Makes exactly these of an order's photos those of its rating, in this order; returns whether all are on file. */
export async function setRatingPhotos(
  db: TenantDb,
  { ratingId, orderId }: { ratingId: string; orderId: string },
  photoIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update rating_photos p set
      rating_id = case when wished.position is null then null else ${ratingId} end,
      position = coalesce(wished.position, 0)
    from rating_photos had
      left join unnest(${sql.val(photoIds)}::text[]) with ordinality as wished (id, position) on wished.id = had.id
    where p.tenant_id = ${db.tenantId} and p.order_id = ${orderId}
      and had.tenant_id = p.tenant_id and had.id = p.id
    returning p.id`.execute(db.q)
  const known = new Set(rows.map((row) => row.id))
  return photoIds.every((id) => known.has(id))
}

/** Takes a photo of an order; removes it while no rating shows it. Returns whether there was one. */
export async function deletePhoto(db: TenantDb, orderId: string, id: string): Promise<boolean> {
  const gone = await db.q
    .deleteFrom('rating_photos')
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .where('rating_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Takes a photo's id; removes it while nothing that guests see shows it. Returns whether there was one. */
export async function deleteDuePhoto(db: TenantDb, id: string): Promise<boolean> {
  const { rows } = await sql`delete from rating_photos p where p.tenant_id = ${db.tenantId} and p.id = ${id}
    and not exists (select 1 from ratings r
      where r.tenant_id = p.tenant_id and r.id = p.rating_id and r.hidden_at is null)
    returning p.id`.execute(db.q)
  return rows.length > 0
}

/** Takes a photo's id; returns whether it is on file, and its rating not hidden unless hidden ones count too. */
export async function isPhotoShown(db: TenantDb, id: string, hiddenToo: boolean): Promise<boolean> {
  const shown = await db.q
    .selectFrom('rating_photos as p')
    .leftJoin('ratings as r', (on) =>
      on.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.id', '=', 'p.rating_id'),
    )
    .select('p.id')
    .where('p.tenant_id', '=', db.tenantId)
    .where('p.id', '=', id)
    .$if(!hiddenToo, (q) => q.where('r.hidden_at', 'is', null))
    .executeTakeFirst()
  return shown !== undefined
}
