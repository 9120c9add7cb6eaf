import type { TenantDb } from '#server/database/tenant-db.ts'
import { loadShortLinks } from './short-links.ts'
import type { Picture } from '#domain/core/picture.ts'
import type { ShortLink } from '#domain/site/short-link.ts'
import type { Words } from '#domain/core/words.ts'
import { wordsOf } from '../core/words-of.ts'

export interface Banner {
  readonly id: string
  readonly place: string
  readonly type: 'default' | 'item' | 'group' | 'url'
  readonly title: Words
  readonly text: Words
  readonly picture?: Picture
  readonly itemId?: string
  readonly groupId?: string
  readonly url?: string
  readonly appearInPeriod: number
  readonly startsAt?: number
  readonly endsAt?: number
}

/** What a tenant's owner wrote for the website. */
export interface SiteContent {
  readonly banners: readonly Banner[]
  /** Its own content pages, and the standard text of those that the law asks for and nobody wrote. */
  readonly pages: readonly { slug: string; title: Words; body: Words; standard?: boolean }[]
  readonly trackingCodes: readonly { provider: string; place: string; web_code: string; enable: boolean }[]
  /** Its links /r/{code}, the newest first. */
  readonly shortLinks: readonly ShortLink[]
}

/** What the tenant's owner wrote for the website. */
export async function loadSiteContent(db: TenantDb): Promise<SiteContent> {
  return {
    banners: await loadBanners(db),
    pages: await loadPages(db),
    trackingCodes: await loadTrackingCodes(db),
    shortLinks: await loadShortLinks(db),
  }
}

async function loadPages(db: TenantDb): Promise<SiteContent['pages']> {
  const rows = await db.q
    .selectFrom('pages')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ slug: row.slug, title: wordsOf(row, 'title'), body: wordsOf(row, 'body') }))
}

async function loadTrackingCodes(db: TenantDb): Promise<SiteContent['trackingCodes']> {
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
