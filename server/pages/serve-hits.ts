import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { originOf, type Settled } from '#server/core/deps.ts'
import { branchInCookie, pageKey } from '#server/middleware/page-cache/key.ts'
import type { HostEntry } from '#server/http/hosts.ts'
import { bareHost, callerNetwork } from '#server/middleware/request-host.ts'
import { clearedTest } from './clear-former.ts'
import { chooseEncoding } from '#server/http/encoding.ts'
import { countHits } from './hit-log.ts'
import { hasChosenLanguage } from './language-redirect.ts'
import { hasTag } from './page-response.ts'
import type { Pages } from './pages.ts'

/** Kept pages per minute for one address: they cost next to nothing, and a dining room shares one. */
const hitsPerMinute = 60_000

/** Takes the pages and the listener for all else; answers kept pages, and calls that are the same for all, before it, as cheaply as Node can. */
export function serveHits(pages: Pages, rest: RequestListener): RequestListener {
  const { counts, settled, rateLimits, clock, findCall } = pages
  const placeOf = findPlaces(pages)
  const find = findHits(pages, placeOf)
  const count = countHits(pages)
  const limitKey = rememberCallers(settled)

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    // one look at the clock for the page's end, the limit and the log
    const now = clock()
    if (request.url?.startsWith('/api/')) return serveCall(request, response, now)
    const found = find(request, now)
    if (!found) return false
    const { headers } = request
    if (!rateLimits.pass(limitKey(request), hitsPerMinute, now)) return false
    const { page } = found
    const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined)
    const tags = headers['if-none-match']
    const unchanged = tags !== undefined && hasTag(tags, page.etag(encoding))
    if (unchanged) response.writeHead(304, page.headersUnchanged(encoding) as string[]).end()
    else {
      const variant = page.variant(encoding)
      response
        .writeHead(200, variant.headers as string[])
        .end(request.method === 'HEAD' ? undefined : variant.bytes)
    }
    counts.hits += 1
    if (unchanged) counts.unchanged += 1
    count(found.tenantId, request, unchanged ? 304 : 200, now)
    return true
  }

  function serveCall(request: IncomingMessage, response: ServerResponse, now: number): boolean {
    const { headers, url = '', method } = request
    const place = method === 'GET' ? placeOf(hostHeader(headers, settled)) : undefined
    const answer = place && findCall({ tenantId: place.entry.tenantId, target: url, headers, now })
    if (!answer || !rateLimits.pass(limitKey(request), hitsPerMinute, now)) return false
    response.writeHead(200, answer.headers as string[]).end(answer.bytes)
    counts.calls += 1
    count(place.entry.tenantId, request, 200, now)
    return true
  }

  return (request, response) => {
    if (!serve(request, response)) rest(request, response)
  }
}

/** What a Host header stands for: worked out once, since every hit brings it. */
interface Place {
  readonly host: string
  readonly entry: HostEntry
  readonly isCleared: (cookie: string | undefined) => boolean
  /** Takes a path and the branch of the cookie; returns the page's key. */
  keyOf(path: string, branchId: string | undefined): string
}

type FindPlace = (header: string | undefined) => Place | undefined

/** Finds the kept page of a request as it came: any other spelling of host or path takes the long way. */
function findHits({ cache, settled }: Pages, placeOf: FindPlace) {
  return ({ headers, url = '' }: IncomingMessage, now: number) => {
    const place = placeOf(hostHeader(headers, settled))
    if (!place) return undefined
    const { cookie } = headers
    if (!place.isCleared(cookie)) return undefined
    const { tenantId } = place.entry
    const page = cache.find(tenantId, place.keyOf(url, branchInCookie(cookie)), now)
    if (!page || (page.needsLanguage && !hasChosenLanguage(cookie))) return undefined
    return { page, tenantId }
  }
}

/** Takes a Host header; returns what it stands for, while the registry of hosts says so. */
function findPlaces({ settled, hosts, pageApps }: Pages): FindPlace {
  const { build } = pageApps.apps.storefront
  const places = new Map<string, Place>()
  return (header = '') => {
    const known = places.get(header)
    if (known && hosts.known(known.host) === known.entry) return known
    const host = bareHost(header)
    const entry = hosts.known(host)
    const origin = originOf(settled, host)
    // another port is another origin, whose pages are not kept: so there is one header for each host
    if (entry?.primaryHost !== host || !origin.endsWith(`//${header}`)) return undefined
    const keyOf = (path: string, branchId: string | undefined) => pageKey({ origin, path, branchId, build })
    const place = { host, entry, isCleared: clearedTest(entry.boundAt), keyOf }
    places.set(header, place)
    return place
  }
}

function hostHeader(
  headers: IncomingHttpHeaders,
  { trustedProxies, publicScheme }: Settled,
): string | undefined {
  if (!trustedProxies) return headers.host
  const scheme = headers['x-forwarded-proto']
  if (scheme !== undefined && scheme !== publicScheme) return undefined
  const forwarded = headers['x-forwarded-host']
  return typeof forwarded === 'string' ? forwarded : headers.host
}

/** Takes a request; returns what its caller's hits are counted by. Without a proxy a connection is one caller's, worked out once. */
function rememberCallers(settled: Settled): (request: IncomingMessage) => string {
  const known = new WeakMap<Socket, string>()
  const keyOf = ({ headers, socket }: IncomingMessage) =>
    // Node joins repeated lines of it
    `hits:${callerNetwork(headers['x-forwarded-for'] as string | undefined, socket.remoteAddress, settled)}`
  if (settled.trustedProxies) return keyOf
  return (request) => {
    const { socket } = request
    const before = known.get(socket)
    if (before !== undefined) return before
    const key = keyOf(request)
    known.set(socket, key)
    return key
  }
}
