import type { CachedPage } from '#server/middleware/page-cache/cached-page.ts'
import type { MadePage } from '#server/middleware/page-cache/fill-page.ts'
import { chooseEncoding, compressOnce } from '#server/http/encoding.ts'

/** Takes a kept page and the request; returns it in the best encoding, or 304 when the browser has it. */
export function cachedPageResponse(page: CachedPage, request: Request): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined)
  if (hasTag(request.headers.get('if-none-match') ?? undefined, page.etag(encoding)))
    return new Response(null, { status: 304, headers: pairs(page.headersUnchanged(encoding)) })
  const variant = page.variant(encoding)
  const body = request.method === 'HEAD' ? null : viewOf(variant.bytes)
  return new Response(body, { headers: pairs(variant.headers) })
}

/** Takes an If-None-Match header and an ETag; returns whether it names it. */
export function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header === etag || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** The same bytes, not a copy of them. */
function viewOf(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length)
}

function pairs(flat: readonly string[]): [string, string][] {
  const all: [string, string][] = []
  for (let i = 0; i + 1 < flat.length; i += 2) all.push([flat[i] ?? '', flat[i + 1] ?? ''])
  return all
}

/** Below this, compression saves nothing. */
const leastBytes = 1024

/** Takes a page made for this visitor alone; returns it, never to be stored anywhere. */
export function ownPageResponse({ page, gathered }: MadePage, request: Request): Response {
  const headers = new Headers(page.headers)
  headers.set('cache-control', 'no-store')
  for (const cookie of [...page.cookies, ...gathered.cookies]) headers.append('set-cookie', cookie)
  if (page.body.length === 0) return new Response(null, { status: page.status, headers })
  const shrinks = page.body.length >= leastBytes && page.contentType.startsWith('text/')
  const encoding = shrinks ? chooseEncoding(request.headers.get('accept-encoding') ?? undefined) : 'identity'
  const bytes = compressOnce(page.body, encoding)
  headers.set('content-type', page.contentType)
  headers.set('content-length', String(bytes.length))
  headers.set('vary', 'Accept-Encoding, Cookie')
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : viewOf(bytes), {
    status: page.status,
    headers,
  })
}
