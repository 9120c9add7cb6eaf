import { pageZone } from '#domain/delivery/page-zone.ts'
import { originOf } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { MadePage } from '#server/middleware/page-cache/fill-page.ts'
import { consoleHost } from './find-site.ts'
import { finishPage } from './finish-page.ts'
import type { PageAppName } from './page-app.ts'
import type { MapSources } from './map-sources.ts'
import type { Pages } from './pages.ts'
import { plainPath } from './plain-path.ts'
import { textPreloads } from './text-files.ts'
import { makeVisit, type CallApi, type Visitor } from './visit.ts'

/** One page to render, for somebody or for nobody in particular. */
export interface PageToRender {
  readonly app: PageAppName
  readonly tenantId: string | undefined
  /** Path with its query, in its one spelling. */
  readonly target: string
  readonly visitor: Visitor
}

/** Takes the pages, how to call the API and a page; renders it with its own request when one is given. */
export async function renderPage(
  pages: Pages,
  callApi: CallApi,
  toRender: PageToRender,
  own?: Request,
): Promise<MadePage> {
  const { app, tenantId, target, visitor } = toRender
  const { visit, gathered, page: given } = makeVisit(callApi, visitor)
  // a request that holds nothing but the address (safety 21)
  const request = own ?? new Request(visitor.origin + target, { headers: { accept: 'text/html' } })
  const response = await pages.pageApps.apps[app].answer(request, visit)
  const path = plainPath(target)
  const place = { app, path, origin: visitor.origin, ...(await externalServices(pages, app, tenantId, path)) }
  const described = { path, language: visitor.language, origin: visitor.origin }
  const whole = app === 'storefront' && tenantId !== undefined && response.status === 200
  const { texts } = pages.pageApps
  const preloads = Buffer.from(texts ? textPreloads(texts, visitor.language, path) : '')
  const extras = whole ? [preloads, await pages.headExtras(tenantId, described)] : []
  const page = await finishPage({ response, html: given() }, place, pages.guard, extras)
  pages.counts.rendered += 1
  // a page of nobody's request holds nothing of a visitor: the tenant's own worker may keep it (safety 26)
  const keep = own === undefined && app === 'storefront' && response.status === 200
  const stamped = keep ? { ...page, headers: { ...page.headers, 'x-keep': tenantId ?? '' } } : page
  return { page: stamped, gathered: gathered() }
}

/** Who else than the tenant's own host a page may meet, by its zone (safety 25). */
async function externalServices(pages: Pages, app: PageAppName, tenantId: string | undefined, path: string) {
  // staff draw zones on the installation's own tiles
  if (app === 'console')
    return { mapSources: await pages.mapSources(undefined), frameSources: previews(pages) }
  if (tenantId === undefined) return {}
  const frame = await pages.tagFrame(tenantId)
  const tags = frame === undefined ? [] : [new URL(frame).origin]
  const zone = pageZone(path)
  if (zone === 'money') return { gatewaySources: await pages.gatewaySources(tenantId), frameSources: tags }
  if (zone === 'captcha') return puzzleSources(pages, tenantId, tags)
  return {
    frameSources: tags,
    ...(zone === 'map' && { mapSources: await pages.mapSources(tenantId) }),
    // the menu editor shows dishes as guests see them
    ...(path.startsWith('/item/') && { framedBy: originOf(pages.settled, consoleHost(pages.settled)) }),
  }
}

/**
 * The menu editor shows a restaurant's own pages, on whichever host it has. The rail leads there without a new document, and
 * the first document's rules hold for all that follow: so every page of the console may.
 */
function previews({ settled }: Pages): readonly string[] {
  if (settled.publicScheme === 'https') return ['https:']
  return [originOf(settled, `*.${settled.platformHost}`)]
}

/** The contact page shows a puzzle and a map. */
async function puzzleSources(pages: Pages, tenantId: string, tags: readonly string[]) {
  const { 'frame-src': puzzles = [], ...puzzle } = await pages.captchaSources(tenantId)
  const map = await pages.mapSources(tenantId)
  const both = (name: keyof MapSources & keyof typeof puzzle) => [
    ...(map[name] ?? []),
    ...(puzzle[name] ?? []),
  ]
  const mapSources = {
    ...map,
    'script-src': both('script-src'),
    'style-src': both('style-src'),
    'connect-src': both('connect-src'),
  }
  return { mapSources, frameSources: [...puzzles, ...tags] }
}

/** The visitor that a shared page is made for: nobody. */
export function nobody(place: Omit<Visitor, 'cookie' | 'requestId'>): Visitor {
  return { ...place, cookie: '', requestId: makeId() }
}
