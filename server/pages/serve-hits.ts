import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { originOf } from '#server/deps.ts'
import { branchInCookie, pageKey } from '#server/middleware/page-cache/key.ts'
import { bareHost } from '#server/middleware/request-host.ts'
import { chooseEncoding } from './encoding.ts'
import { countHits } from './hit-log.ts'
import { hasChosenLanguage } from './language-redirect.ts'
import { hasTag } from './page-response.ts'
import type { Pages } from './pages.ts'

/** Kept pages per minute for one address: they cost next to nothing, and a dining room shares one. */
const hitsPerMinute = 60_000

/** Takes the pages and the listener for all else; answers kept pages before it, as cheaply as Node can. */
export function serveHits(pages: Pages, rest: RequestListener): RequestListener {
  const { cache, counts, settled, hosts, rateLimits, clock } = pages
  const count = countHits(pages)
  const { build } = pages.pageApps.apps.storefront

  function find(request: IncomingMessage) {
    const { headers, url = '' } = request
    const forwarded = settled.trustProxy ? headers['x-forwarded-host'] : undefined
    const header = typeof forwarded === 'string' ? forwarded : headers.host
    if (header === undefined || (settled.trustProxy && !isOwnScheme(headers['x-forwarded-proto'])))
      return undefined
    const host = bareHost(header)
    const entry = hosts.known(host)
    if (entry?.primaryHost !== host) return undefined
    const origin = originOf(settled, host)
    if (!origin.endsWith(`//${header}`)) return undefined
    const { cookie } = headers
    const key = pageKey({ origin, path: url, branchId: branchInCookie(cookie), build })
    const page = cache.find(entry.tenantId, key)
    if (!page || (page.needsLanguage && !hasChosenLanguage(cookie))) return undefined
    return { page, tenantId: entry.tenantId }
  }

  function isOwnScheme(forwarded: string | string[] | undefined): boolean {
    return forwarded === undefined || forwarded === settled.publicScheme
  }

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const found = find(request)
    if (!found) return false
    const address = addressOf(request, settled.trustProxy)
    if (!rateLimits.pass(`hits:${address}`, hitsPerMinute, clock())) return false
    const variant = found.page.variant(
      chooseEncoding(request.headers['accept-encoding'] as string | undefined),
    )
    const unchanged = hasTag(request.headers['if-none-match'], variant.etag)
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

function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined
  return (
    (typeof forwarded === 'string' ? forwarded.split(',', 1)[0]?.trim() : undefined) ??
    socket.remoteAddress ??
    ''
  )
}
