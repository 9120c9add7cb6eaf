import type { Words } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** Takes a content page; writes it, a new one after the others. */
export async function saveSitePage(
  db: TenantDb,
  { slug, title, body }: { slug: string; title: Words; body: Words },
): Promise<void> {
  const words = { title_ar: title.ar, title_en: title.en, body_ar: body.ar, body_en: body.en }
  const last = await db.q
    .selectFrom('pages')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('tenant_id', '=', db.tenantId)
    .executeTakeFirst()
  await db.q
    .insertInto('pages')
    .values({ tenant_id: db.tenantId, slug, ...words, position: (last?.position ?? -1) + 1 })
    .onConflict((on) => on.columns(['tenant_id', 'slug']).doUpdateSet(words))
    .execute()
}

/** Takes a slug; its page is gone. */
export async function deleteSitePage(db: TenantDb, slug: string): Promise<void> {
  await db.q.deleteFrom('pages').where('tenant_id', '=', db.tenantId).where('slug', '=', slug).execute()
}
