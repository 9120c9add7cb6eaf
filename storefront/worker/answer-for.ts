import { pageZone } from '#domain/delivery/page-zone.ts'
import { languageOfPath, localPath, plainPath } from '#domain/core/local-path.ts'
import { findPage, isFile, keepFile, keepPage, mayKeep } from './cached-pages.ts'
import { offlinePage } from './offline-page.ts'
import { orderCache } from './order-cache.ts'
import { dropOver, findOrder, isOrderPage, keepOrder } from './open-order.ts'
import { scope, type FetchEvent } from './worker-scope.ts'

/** On a bad network what was last seen is better than a longer wait. */
const patienceMs = 4000
const signOut = '/api/v1/user/auth/sign-out'

/**
 * Takes a request; returns its answer, or undefined for what the worker has nothing to do with: calls, pictures, and all
 * pages of money and of a person but the open order. Safety 26.
 */
export function answerFor(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // the page that signs out is on its way elsewhere: it may not come to forgetting
  if (pathname === signOut) event.waitUntil(caches.delete(orderCache))
  if (request.method !== 'GET' || origin !== scope.location.origin) return undefined
  if (isFile(pathname)) return keepFile(request.url)
  const visit = request.mode === 'navigate'
  if (visit) event.waitUntil(dropOver())
  if (isOrderPage(pathname)) return visit ? answerOrder(event, pathname) : undefined
  // a page that shows the next one in its place asks for it as a visit does (storefront/public)
  const isPage = visit || request.headers.get('accept') === 'text/html'
  if (!isPage && !pathname.endsWith('.data')) return undefined
  const path = plainPath(pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, ''))
  if (path.startsWith('/api/') || pageZone(path) !== 'public') return undefined
  return answerPage(event, pathname)
}

async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const fresh = fetch(event.request)
  const keep = async () => {
    const answer = await fresh
    if (mayKeep(answer)) await keepPage(path, answer.clone())
  }
  event.waitUntil(keep().catch(() => undefined))
  return firstOf(event, fresh, () => findPage(path))
}

async function answerOrder(event: FetchEvent, path: string): Promise<Response> {
  const fresh = fetch(event.request)
  event.waitUntil(fresh.then((answer) => keepOrder(path, answer.clone())).catch(() => undefined))
  return firstOf(event, fresh, () => findOrder(path))
}

/** What a proxy says while the server behind it is away or starts anew, and what a server says that has no room. */
const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504

/** The server's answer; what was kept when it does not come, or not in time; and a page that says so when there is nothing. */
async function firstOf(
  { request }: FetchEvent,
  fresh: Promise<Response>,
  find: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, patienceMs, 'late'))
  try {
    const first = await Promise.race([fresh, late])
    return first === 'late' || isAway(first) ? ((await find()) ?? (await fresh)) : first
  } catch (error) {
    const cached = await find()
    if (cached) return cached
    if (request.mode !== 'navigate') throw error
    return offlinePage(languageOfPath(new URL(request.url).pathname), await findPage(menuOf(request.url)))
  }
}

const menuOf = (url: string): string => localPath('/menu', languageOfPath(new URL(url).pathname))
