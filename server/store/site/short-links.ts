import { sql } from 'kysely'
import type { ShortLink } from '#domain/site/short-link.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** The tenant's short links, the newest first. */
export async function loadShortLinks(db: TenantDb): Promise<ShortLink[]> {
  return db.q
    .selectFrom('short_links')
    .select(['code', 'target'])
    .where('tenant_id', '=', db.tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute()
}

/** How often each link was followed, by code. */
export async function countClicks(db: TenantDb): Promise<ReadonlyMap<string, number>> {
  const rows = await db.q
    .selectFrom('short_links')
    .select(['code', 'clicks'])
    .where('tenant_id', '=', db.tenantId)
    .execute()
  return new Map(rows.map(({ code, clicks }) => [code, Number(clicks)]))
}

/** Takes a link; it leads there from now on, and its count goes on. */
export async function saveShortLink(db: TenantDb, link: ShortLink): Promise<void> {
  await db.q
    .insertInto('short_links')
    .values({ tenant_id: db.tenantId, ...link })
    .onConflict((on) => on.columns(['tenant_id', 'code']).doUpdateSet({ target: link.target }))
    .execute()
}

/** Takes a code; its link is gone. */
export async function deleteShortLink(db: TenantDb, code: string): Promise<void> {
  await db.q.deleteFrom('short_links').where('tenant_id', '=', db.tenantId).where('code', '=', code).execute()
}

/** Takes a code that was followed; counts it. */
export async function countClick(db: TenantDb, code: string): Promise<void> {
  await db.q
    .updateTable('short_links')
    .set({ clicks: sql`clicks + 1` })
    .where('tenant_id', '=', db.tenantId)
    .where('code', '=', code)
    .execute()
}
