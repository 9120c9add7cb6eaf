import type { SiteContentWire } from '#contract/site/site-content.ts'
import { localMoment } from '#domain/core/local-moment.ts'
import { findShortLink } from '#domain/site/short-link.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { etagOf } from '#server/core/etag.ts'
import { loadCatalogue, type Banner } from '#server/store/menu/catalogue.ts'
import { countClicks } from '#server/store/site/short-links.ts'

/** Takes a tenant and a language; returns what its owner has written for the website. Read anew: what was just saved is in it. */
export async function showContent(
  { db, hosts, settled }: Deps,
  tenantId: string,
  language: Language,
): Promise<SiteContentWire> {
  const { catalogue, clicks } = await db.snapshot(tenantId, async (tx) => ({
    catalogue: await loadCatalogue(tx),
    clicks: await countClicks(tx),
  }))
  const { branches, shortLinks, redirects } = catalogue
  return {
    origin: originOf(settled, hosts.primaryHost(tenantId) ?? settled.platformHost),
    pages: catalogue.pages.map(({ standard = false, ...page }) => ({
      ...page,
      standard,
      seen: pageSeen(page),
    })),
    banners: catalogue.banners.map((banner) => showBanner(banner, branches[0]?.timeZone ?? 'UTC')),
    links: shortLinks.map(({ code, target }) => ({
      code,
      target,
      clicks: clicks.get(code) ?? 0,
      works: findShortLink(shortLinks, redirects.hosts, code) !== undefined,
    })),
    items: [...catalogue.items.values()].map(({ id, name }) => ({ id, name: wordIn(name, language) })),
    groups: catalogue.groups.map(({ id, name }) => ({ id, name: wordIn(name, language) })),
  }
}

/** Takes a page; returns the name of what its owner changes of it. */
export const pageSeen = ({ title, body }: { readonly title: Words; readonly body: Words }) =>
  etagOf([title.ar, title.en, body.ar, body.en])

function showBanner(banner: Banner, zone: string): SiteContentWire['banners'][number] {
  const date = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())
  return {
    id: banner.id,
    seen: etagOf(banner),
    place: banner.place === 'web_popup' ? 'web_popup' : 'web',
    type: banner.type,
    title: banner.title,
    text: banner.text,
    picture: banner.picture ?? null,
    item_id: banner.itemId ?? null,
    group_id: banner.groupId ?? null,
    url: banner.url ?? null,
    appear_in_period: banner.appearInPeriod,
    starts_at: date(banner.startsAt),
    ends_at: date(banner.endsAt),
    starts_local: banner.startsAt === undefined ? null : localMoment(banner.startsAt, zone),
    ends_local: banner.endsAt === undefined ? null : localMoment(banner.endsAt, zone),
  }
}
