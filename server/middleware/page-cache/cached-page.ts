import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { compressToCache, compressOnce, type Encoding } from '#server/http/encoding.ts'

/** One encoding of a page, ready to be written: Node's flat header list, and the bytes. */
export interface PageVariant {
  readonly headers: readonly string[]
  readonly bytes: Buffer
}

/** A finished page for all visitors of a key: kept in Brotli alone, some tenth of its text. */
export interface CachedPage {
  /** Of all that is held: the compressed bytes and the headers. */
  readonly size: number
  readonly expiresAt: number
  /** Whether the visitor without a language cookie is sent elsewhere (`/` of a tenant whose default is English). */
  readonly needsLanguage: boolean
  /** The ETag of its answer in that encoding. */
  etag(encoding: Encoding): string
  /** Headers of a 304: those of the answer without what describes a body. It repeats the CSP (safety 22). */
  headersUnchanged(encoding: Encoding): readonly string[]
  /** The answer in that encoding; any but Brotli is made from it each time. */
  variant(encoding: Encoding): PageVariant
}

export interface PageParts {
  readonly html: Buffer
  readonly contentType: string
  /** All other headers of the answer, the CSP among them. */
  readonly headers: Readonly<Record<string, string>>
  readonly build: string
  readonly expiresAt: number
  readonly needsLanguage: boolean
}

/** Takes the parts of a finished page; returns it compressed. */
export function makeCachedPage(parts: PageParts): CachedPage {
  const { html, expiresAt, needsLanguage, contentType } = parts
  const base = digest(parts)
  const etag = (encoding: Encoding) => `"${base}-${encoding}"`
  const rest = { ...parts.headers, 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' }
  const shared = Object.entries(rest).flat()
  const headersUnchanged = (encoding: Encoding) => [...shared, 'etag', etag(encoding)]
  const make = (encoding: Encoding, bytes: Buffer): PageVariant => {
    const described = ['content-type', contentType, 'content-length', String(bytes.length)]
    if (encoding !== 'identity') described.push('content-encoding', encoding)
    return { bytes, headers: [...described, ...headersUnchanged(encoding)] }
  }
  const compressed = make('br', compressToCache(html))
  return {
    size: compressed.bytes.length + compressed.headers.join('').length,
    expiresAt,
    needsLanguage,
    etag,
    headersUnchanged,
    variant: (encoding) =>
      encoding === 'br'
        ? compressed
        : make(encoding, compressOnce(brotliDecompressSync(compressed.bytes), encoding)),
  }
}

/** What an ETag covers besides the encoding: the bytes, the CSP and all other headers, the build (safety 22). */
function digest({ html, headers, contentType, build }: PageParts): string {
  const rest = JSON.stringify([headers, contentType, build])
  return createHash('sha256').update(html).update(rest).digest('base64url').slice(0, 27)
}
