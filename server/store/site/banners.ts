import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Banner } from './load-site.ts'

function columnsOf(banner: Omit<Banner, 'id'>) {
  const date = (at: number | undefined) => (at === undefined ? null : new Date(at))
  return {
    place: banner.place,
    type: banner.type,
    title_ar: banner.title.ar,
    title_en: banner.title.en,
    text_ar: banner.text.ar,
    text_en: banner.text.en,
    picture: banner.picture ? JSON.stringify(banner.picture) : null,
    item_id: banner.itemId ?? null,
    group_id: banner.groupId ?? null,
    url: banner.url ?? null,
    appear_in_period: banner.appearInPeriod,
    starts_at: date(banner.startsAt),
    ends_at: date(banner.endsAt),
  }
}

/** Takes a banner; adds it after the others. */
export async function insertBanner(db: TenantDb, { id, ...banner }: Banner): Promise<void> {
  const last = await db.q
    .selectFrom('banners')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('tenant_id', '=', db.tenantId)
    .executeTakeFirst()
  const position = (last?.position ?? -1) + 1
  await db.q
    .insertInto('banners')
    .values({ tenant_id: db.tenantId, id, ...columnsOf(banner), position })
    .execute()
}

/** Takes a banner; it is so from now on. */
export async function updateBanner(db: TenantDb, { id, ...banner }: Banner): Promise<void> {
  await db.q
    .updateTable('banners')
    .set(columnsOf(banner))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Takes an id; its banner is gone. */
export async function deleteBanner(db: TenantDb, id: string): Promise<void> {
  await db.q.deleteFrom('banners').where('tenant_id', '=', db.tenantId).where('id', '=', id).execute()
}
