import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Banner, Catalogue } from '../menu/catalogue.ts'
import { loadShortLinks } from './short-links.ts'
import { wordsOf } from '../core/words-of.ts'

type SiteContent = Pick<Catalogue, 'banners' | 'pages' | 'trackingCodes' | 'shortLinks'>

/** What the tenant's owner wrote for the website. */
export async function loadSiteContent(db: TenantDb): Promise<SiteContent> {
  return {
    banners: await loadBanners(db),
    pages: await loadPages(db),
    trackingCodes: await loadTrackingCodes(db),
    shortLinks: await loadShortLinks(db),
  }
}

async function loadPages(db: TenantDb): Promise<Catalogue['pages']> {
  const rows = await db.q
    .selectFrom('pages')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ slug: row.slug, title: wordsOf(row, 'title'), body: wordsOf(row, 'body') }))
}

async function loadTrackingCodes(db: TenantDb): Promise<Catalogue['trackingCodes']> {
  const rows = await db.q
    .selectFrom('tracking_codes')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .execute()
  return rows.map(({ provider, place, web_code, enable }) => ({ provider, place, web_code, enable }))
}

async function loadBanners(db: TenantDb): Promise<Banner[]> {
  const rows = await db.q
    .selectFrom('banners')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    place: row.place,
    type: row.type,
    title: wordsOf(row, 'title'),
    text: wordsOf(row, 'text'),
    appearInPeriod: row.appear_in_period,
    ...(row.picture && { picture: row.picture }),
    ...(row.item_id && { itemId: row.item_id }),
    ...(row.group_id && { groupId: row.group_id }),
    ...(row.url && { url: row.url }),
    ...(row.starts_at && { startsAt: row.starts_at.getTime() }),
    ...(row.ends_at && { endsAt: row.ends_at.getTime() }),
  }))
}
