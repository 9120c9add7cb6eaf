import { languageOfPath, plainPath } from '#domain/core/local-path.ts'
import type { Hono } from 'hono'
import type { Language } from '#domain/core/words.ts'
import { branchInCookie, sharedPath } from '#server/middleware/page-cache/key.ts'
import { requestAddress, requestHost, requestOrigin } from '#server/middleware/request-host.ts'
import { hasHungUp, hungUpAnswer } from '#server/http/hung-up.ts'
import type { AppContext, AppEnv } from '#server/http/request.ts'
import { failedResponse, redirectResponse, refusedResponse } from './short-answers.ts'
import { carrySignIn } from './carry-sign-in.ts'
import { clearFormer, isCleared } from './clear-former.ts'
import { findSite, type Site } from './find-site.ts'
import { originOf } from '#server/core/deps.ts'
import { chooseLanguage, englishInstead, hasChosenLanguage } from './language-redirect.ts'
import { cachedPageResponse, ownPageResponse } from './page-response.ts'
import type { Pages } from './pages.ts'
import { targetOf } from './plain-path.ts'
import { nobody, renderPage, type PageToRender } from './render-page.ts'
import { shortLink } from './short-link.ts'
import { spellOnce } from './spelling.ts'
import { workerPath, workerResponse } from './worker-file.ts'
import { tenantRedirect } from './tenant-redirect.ts'
import type { CallApi, Visitor } from './visit.ts'

/** Pages rendered per minute for one address: a dining room shares one, so this is a high ceiling. */
const rendersPerMinute = 6000

/** Takes the app with all its API routes and the pages; makes every other path a page of the host's app. */
export function mountPages(app: Hono<AppEnv>, pages: Pages): void {
  const callApi: CallApi = (request, inProcess) => app.fetch(request, { inProcess })
  app.all('*', async (c) => {
    const target = targetOf(c.req.raw.url)
    if (target.startsWith('/api/') || c.env?.inProcess) return c.notFound()
    try {
      return await answer(pages, callApi, c, target)
    } catch (error) {
      if (hasHungUp(c)) return hungUpAnswer()
      pages.log.error({ err: error, id: c.get('requestId'), path: c.req.path }, 'page failed')
      return failedResponse()
    }
  })
}

async function answer(pages: Pages, callApi: CallApi, c: AppContext, target: string): Promise<Response> {
  const request = c.req.raw
  const site = await findSite(pages, requestHost(c, pages.settled), target)
  if ('redirect' in site) return redirectResponse(site.redirect, site.permanent ? 308 : 302)
  const file = await pages.pageApps.assets[site.app]?.answer(request, target.split('?', 1)[0] ?? '')
  if (file) return file
  const address = requestAddress(c, pages.settled)
  if (!pages.rateLimits.pass(`pages:${address}`, rendersPerMinute, pages.clock())) return refusedResponse(429)
  const reading = request.method === 'GET' || request.method === 'HEAD'
  if (!reading) return answerSent(pages, callApi, c, site, target)
  const spelled = spellOnce(target)
  if (spelled === undefined) return refusedResponse(400)
  if (spelled !== target) return redirectResponse(spelled, 308)
  if (site.app !== 'storefront') return answerOwn(pages, callApi, c, site, target)
  const response = carrySignIn(await answerStorefront(pages, callApi, c, site, target), target)
  const { boundAt } = site
  if (boundAt === undefined || isCleared(c.req.header('cookie'), boundAt)) return response
  return clearFormer(response, boundAt, requestOrigin(c, pages.settled).startsWith('https:'))
}

type AppSite = Exclude<Site, { redirect: string }>
type Storefront = Extract<Site, { app: 'storefront' }>

async function answerStorefront(
  pages: Pages,
  callApi: CallApi,
  c: AppContext,
  site: Storefront,
  target: string,
): Promise<Response> {
  const { tenantId } = site
  if (target === workerPath) return answerWorker(pages, tenantId)
  const origin = requestOrigin(c, pages.settled)
  const byLink = chooseLanguage(target, origin.startsWith('https:'))
  if (byLink) return byLink
  const elsewhere = await tenantRedirect(pages.content, tenantId, target)
  if (elsewhere !== undefined) return redirectResponse(elsewhere, 302)
  const short = await shortLink(pages.content, tenantId, target)
  if (short) {
    // a preview that asks for the head alone is no visit
    if (c.req.method === 'GET') pages.countClick(tenantId, short.code)
    return redirectResponse(short.to, 302)
  }
  const english = await englishInstead(pages.content, tenantId, target)
  if (english !== undefined && !hasChosenLanguage(c.req.header('cookie')))
    return redirectResponse(english, 302)
  const path = sharedPath(target)
  // another port or scheme than the site's own would make a page of its own for each: those are not kept
  if (path === undefined || origin !== originOf(pages.settled, site.host))
    return answerOwn(pages, callApi, c, site, target)
  const branchId = await checkedBranch(pages, tenantId, c)
  const visitor = nobody({ host: site.host, origin, language: languageOf(path), branchId })
  const toRender: PageToRender = { app: 'storefront', tenantId, target: path, visitor }
  const place = {
    tenantId,
    origin,
    path,
    branchId,
    build: pages.pageApps.apps.storefront.build,
    needsLanguage: english !== undefined,
  }
  let own: Awaited<ReturnType<typeof renderPage>> | undefined
  const cached = await pages.cache.findOrMake(
    place,
    async () => (own = await renderPage(pages, callApi, toRender)),
  )
  if (cached) return cachedPageResponse(cached, c.req.raw)
  return ownPageResponse(own ?? (await renderPage(pages, callApi, toRender)), c.req.raw)
}

/** The worker of this restaurant's pages, of the build that is served now. */
async function answerWorker(pages: Pages, tenantId: string): Promise<Response> {
  const { apps, worker } = pages.pageApps
  const { tenant } = await pages.content.current(tenantId)
  const place = { tenant: tenantId, build: apps.storefront.build, name: tenant.name }
  return workerResponse(pages.offline ? worker : undefined, place)
}

/** A page for this visitor alone. */
async function answerOwn(
  pages: Pages,
  callApi: CallApi,
  c: AppContext,
  site: AppSite,
  target: string,
): Promise<Response> {
  const tenantId = site.app === 'storefront' ? site.tenantId : undefined
  const visitor: Visitor = {
    host: site.host,
    origin: requestOrigin(c, pages.settled),
    language: languageOf(target),
    branchId: tenantId === undefined ? undefined : await checkedBranch(pages, tenantId, c),
    cookie: c.req.header('cookie') ?? '',
    requestId: c.get('requestId') ?? '',
  }
  const address = visitor.origin + target
  const own = ownRequest(address, c.req.raw)
  return ownPageResponse(
    await renderPage(pages, callApi, { app: site.app, tenantId, target, visitor }, own),
    c.req.raw,
  )
}

/**
 * The visitor's request under the address that the visitor sees. Not derived from it: apps listen to a request's
 * signal, and listeners of a derived one keep the whole page in memory for ever.
 */
function ownRequest(address: string, { method, headers, body }: Request): Request {
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers })
  return new Request(address, { method, headers, body, duplex: 'half' } as RequestInit)
}

const paymentReturn = /^\/check[_-]payment(\?|$)/

/** Forms and actions come from the site's own pages; only a gateway posts from elsewhere, and is sent on by GET (safety 11). */
function answerSent(
  pages: Pages,
  callApi: CallApi,
  c: AppContext,
  site: AppSite,
  target: string,
): Response | Promise<Response> {
  if (paymentReturn.test(plainPath(target))) return redirectResponse(target, 303)
  const own = c.req.header('origin')?.toLowerCase() === requestOrigin(c, pages.settled)
  return own ? answerOwn(pages, callApi, c, site, target) : refusedResponse(403)
}

/** The branch of the public cookie, when it is one of this tenant's. */
async function checkedBranch(pages: Pages, tenantId: string, c: AppContext): Promise<string | undefined> {
  const wanted = branchInCookie(c.req.header('cookie'))
  if (wanted === undefined) return undefined
  const { branches } = await pages.content.current(tenantId)
  return branches.some(({ id }) => id === wanted) ? wanted : undefined
}

function languageOf(target: string): Language {
  // the data of a home page is /en.data
  return languageOfPath(target.split(/[?.]/, 1)[0] ?? '')
}
