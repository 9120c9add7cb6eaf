import { localPath } from '#domain/core/local-path.ts'
import { openLists } from '#domain/menu/price-list.ts'
import { pageZone } from '#domain/delivery/page-zone.ts'
import { settingText } from '#domain/site/settings.ts'
import { makeTheme } from '#domain/site/theme.ts'
import { defaultAddress, pageAddresses } from './default-address.ts'
import type { Catalogue } from '../store/menu/catalogue.ts'
import { structuredData, type DescribedPage } from './structured-data.ts'

const cache = new WeakMap<Catalogue, Map<string, Buffer>>()
/** Paths are the caller's words: they must not fill the memory. */
const mostPages = 300

/**
 * Takes a tenant's content and a page; returns what stands in its head for others than its reader: search engines,
 * whoever shows the link, and the phone that installs it. The server writes it into the finished page, so that no script
 * of a first view carries it. Made once for each page of a content and the price lists that hold: it depends on nothing else.
 */
export function headExtras(content: Catalogue, page: DescribedPage): Buffer {
  const pages = cache.get(content) ?? new Map<string, Buffer>()
  const key = `${page.language} ${page.origin}${page.path} ${openIds(content, page.now)}`
  const known = pages.get(key)
  if (known !== undefined) return known
  const head = Buffer.from(describeHead(content, page))
  if (pages.size >= mostPages) pages.clear()
  pages.set(key, head)
  cache.set(content, pages)
  return head
}

/** Which price lists hold at a moment, whatever their branch and channel: prices stand in the structured data. */
function openIds({ priceLists, branches }: Catalogue, now: number): string {
  if (priceLists.length === 0) return ''
  const everywhere = priceLists.map((list) => ({ ...list, branchIds: [], channels: [] }))
  const zone = branches[0]?.timeZone ?? 'UTC'
  const { open } = openLists(everywhere, { branchId: '', channel: 'storefront', zone, now })
  return open.map(({ list }) => list.id).join(' ')
}

function describeHead(content: Catalogue, page: DescribedPage): string {
  const { path, language, origin } = page
  const { colors } = makeTheme(content.settings)
  const here = pageAddresses(origin, path)[language]
  const logo = settingText(content.settings, 'website.logo') || content.tenant.logo
  const tags = [
    `<link rel="manifest" href="${localPath('/manifest.webmanifest', language)}"/>`,
    `<meta name="theme-color" content="${colors.bg}"/>`,
    logo && `<link rel="apple-touch-icon" href="/pictures/${logo}/192.png"/>`,
  ]
  if (pageZone(path) === 'public' || path === '/contact-us')
    tags.push(
      `<link rel="alternate" hreflang="x-default" href="${escape(defaultAddress(content, origin, path))}"/>`,
      '<meta property="og:type" content="website"/>',
      `<meta property="og:url" content="${escape(here)}"/>`,
      `<meta property="og:locale" content="${language}_${content.tenant.country}"/>`,
      '<meta name="twitter:card" content="summary"/>',
      dataBlock(content, page),
    )
  return tags.filter(Boolean).join('')
}

function dataBlock(content: Catalogue, page: DescribedPage): string {
  const data = structuredData(content, page)
  if (data === undefined) return ''
  // a tenant's own words may hold what ends a script
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
