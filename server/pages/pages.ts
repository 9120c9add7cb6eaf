import type { LinkRedirects } from '#domain/site/link-redirect.ts'
import type { ShortLink } from '#domain/site/short-link.ts'
import type { Settings } from '#domain/site/settings.ts'
import type { Words } from '#domain/core/words.ts'
import type { VersionsSeen } from '#server/content/catalogues.ts'
import type { Settled } from '#server/core/deps.ts'
import type { HostEntry } from '#server/http/hosts.ts'
import { watchPages } from '#server/logs/metrics.ts'
import { makePageCache, type PageCache } from '#server/middleware/page-cache/page-cache.ts'
import type { DescribedPage } from '#server/pages/structured-data.ts'
import type { RateLimits } from '#server/core/rate-limits.ts'
import type { GatewaySources } from '#server/adapters/payment/gateway-sources.ts'
import type { CaptchaSources } from '#server/adapters/captcha/port.ts'
import type { MapSources } from './map-sources.ts'
import type { PageApps } from './page-apps.ts'
import type { FindCall } from './shared-call.ts'

/** What pages look at of a tenant's content; the server's `Catalogues` is one. */
export interface TenantContent {
  current(tenantId: string): Promise<{
    readonly tenant: { readonly name: Words }
    readonly settings: Settings
    readonly branches: readonly { readonly id: string }[]
    readonly redirects: LinkRedirects
    readonly shortLinks: readonly ShortLink[]
  }>
}

export interface PagesNeeds {
  readonly settled: Settled
  readonly hosts: {
    find(host: string): Promise<HostEntry | undefined>
    known(host: string): HostEntry | undefined
  }
  readonly content: TenantContent
  readonly versions: VersionsSeen
  /** UTC milliseconds. */
  readonly clock: () => number
  readonly log: { info(line: object, message: string): void; error(line: object, message: string): void }
  readonly rateLimits: RateLimits
  /** Origins of the tenant's payment gateway, allowed on its money pages alone (safety 25). */
  readonly gatewaySources: (tenantId: string) => Promise<GatewaySources>
  /** Sources of the tenant's map, allowed on its map pages alone; without a tenant those of the console (safety 25). */
  readonly mapSources: (tenantId: string | undefined) => Promise<MapSources>
  /** What the tenant's captcha loads, allowed on the page that shows it alone (safety 25). */
  readonly captchaSources: (tenantId: string) => Promise<CaptchaSources>
  /** What stands in the head of a storefront page for search engines, shared links and phones. */
  readonly headExtras: (tenantId: string, page: Omit<DescribedPage, 'now'>) => Promise<Buffer>
  /** The frame in which the tenant's tracking runs, if any: its origin alone may be framed by every page. */
  readonly tagFrame: (tenantId: string) => Promise<string | undefined>
  /** A short link of the tenant was followed. */
  readonly countClick: (tenantId: string, code: string) => void
  /** What a call that is the same for all was answered before, while it holds; undefined goes the long way. */
  readonly findCall: FindCall
  readonly pageApps: PageApps
  /** False takes the service worker out of every browser that has it. */
  readonly offline: boolean
  /** Bytes of the page cache for all tenants together; 0 = none is kept. */
  readonly cacheBytes: number
}

/**
 * Everything that pages share. main.ts wires it so:
 *
 *   const pages = makePages({ …deps, content: deps.catalogues, pageApps: await openPageApps(root, dev, settled), … })
 *   mountPages(app, pages)                                // last, after all API routes
 *   const rest = getRequestListener(app.fetch)
 *   createServer(pages.pageApps.wrapListener(serveHits(pages, rest)))
 *
 * serveHits() answers kept pages before Hono; all else reaches the app, whose last route mountPages() is.
 */
export interface Pages extends PagesNeeds {
  readonly cache: PageCache
  readonly counts: PageCounts
  /** False in `npm run dev`: Vite's own scripts would be refused. */
  readonly guard: boolean
}

/** Since the start; for metrics. */
export interface PageCounts {
  /** Pages sent from the cache before Hono. */
  hits: number
  /** Of these, answered by 304. */
  unchanged: number
  /** Calls of the API that are the same for all, answered before Hono. */
  calls: number
  /** Pages rendered, kept or not. */
  rendered: number
}

/** No tenant may take more than this share of the page cache. */
const tenantShare = 1 / 8

/** Takes what pages need; returns them with an empty cache. */
export function makePages(needs: PagesNeeds): Pages {
  const { cacheBytes, versions, clock, pageApps } = needs
  const guard = pageApps.apps.storefront.build !== 'dev'
  // sources change without a content version: what is being worked on is never kept
  const total = guard ? cacheBytes : 0
  const cache = makePageCache({ caps: { total, perTenant: total * tenantShare }, versions, clock })
  const counts = { hits: 0, unchanged: 0, calls: 0, rendered: 0 }
  watchPages({ counts, cache })
  return { ...needs, cache, counts, guard }
}
