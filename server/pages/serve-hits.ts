import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { originOf, type Settled } from '#server/deps.ts'
import { branchInCookie, pageKey } from '#server/middleware/page-cache/key.ts'
import { bareHost } from '#server/middleware/request-host.ts'
import { isCleared } from './clear-former.ts'
import { chooseEncoding } from './encoding.ts'
import { countHits } from './hit-log.ts'
import { hasChosenLanguage } from './language-redirect.ts'
import { hasTag } from './page-response.ts'
import type { Pages } from './pages.ts'

/** Kept pages per minute for one address: they cost next to nothing, and a dining room shares one. */
const hitsPerMinute = 60_000

/** Takes the pages and the listener for all else; answers kept pages before it, as cheaply as Node can. */
export function serveHits(pages: Pages, rest: RequestListener): RequestListener {
  const { counts, settled, rateLimits, clock } = pages
  const find = findHits(pages)
  const count = countHits(pages)

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const found = find(request)
    if (!found) return false
    const { headers } = request
    if (!rateLimits.pass(`hits:${addressOf(request, settled.trustProxy)}`, hitsPerMinute, clock()))
      return false
    const variant = found.page.variant(chooseEncoding(headers['accept-encoding'] as string | undefined))
    const unchanged = hasTag(headers['if-none-match'], variant.etag)
    if (unchanged) response.writeHead(304, variant.headersUnchanged as string[]).end()
    else
      response
        .writeHead(200, variant.headers as string[])
        .end(request.method === 'HEAD' ? undefined : variant.bytes)
    counts.hits += 1
    if (unchanged) counts.unchanged += 1
    count(found.tenantId, request, unchanged ? 304 : 200)
    return true
  }

  return (request, response) => {
    if (!serve(request, response)) rest(request, response)
  }
}

/** Finds the kept page of a request as it came: any other spelling of host or path takes the long way. */
function findHits({ cache, settled, hosts, pageApps }: Pages) {
  const { build } = pageApps.apps.storefront
  return ({ headers, url = '' }: IncomingMessage) => {
    const header = hostHeader(headers, settled)
    if (header === undefined) return undefined
    const host = bareHost(header)
    const entry = hosts.known(host)
    if (entry?.primaryHost !== host) return undefined
    const origin = originOf(settled, host)
    // another port is another origin, whose pages are not kept
    if (!origin.endsWith(`//${header}`)) return undefined
    const { cookie } = headers
    if (!isCleared(cookie, entry.boundAt)) return undefined
    const key = pageKey({ origin, path: url, branchId: branchInCookie(cookie), build })
    const page = cache.find(entry.tenantId, key)
    if (!page || (page.needsLanguage && !hasChosenLanguage(cookie))) return undefined
    return { page, tenantId: entry.tenantId }
  }
}

function hostHeader(headers: IncomingHttpHeaders, { trustProxy, publicScheme }: Settled): string | undefined {
  if (!trustProxy) return headers.host
  const scheme = headers['x-forwarded-proto']
  if (scheme !== undefined && scheme !== publicScheme) return undefined
  const forwarded = headers['x-forwarded-host']
  return typeof forwarded === 'string' ? forwarded : headers.host
}

function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined
  return (
    (typeof forwarded === 'string' ? forwarded.split(',', 1)[0]?.trim() : undefined) ??
    socket.remoteAddress ??
    ''
  )
}
