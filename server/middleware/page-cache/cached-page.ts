import { createHash } from 'node:crypto'
import { compress, compressOnce, type Encoding } from '#server/http/encoding.ts'

/** One encoding of a page, ready to be written: Node's flat header list, and the bytes. */
export interface PageVariant {
  readonly etag: string
  readonly headers: readonly string[]
  /** Headers of a 304: the same without what describes a body. It repeats the CSP (safety 22). */
  readonly headersUnchanged: readonly string[]
  readonly bytes: Buffer
}

/** A finished page for all visitors of a key. */
export interface CachedPage {
  readonly size: number
  readonly expiresAt: number
  /** Whether the visitor without a language cookie is sent elsewhere (`/` of a tenant whose default is English). */
  readonly needsLanguage: boolean
  /** The variant, when it is made already. */
  ready(encoding: Encoding): PageVariant | undefined
  /** The variant at once: quickly compressed when it is not made yet, which it then is in the background. */
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
  /** Told how many bytes the page has grown by when a variant was added. */
  readonly onGrow: (bytes: number) => void
}

/** Brotli's quality for pages that are asked for again. */
const cachedQuality = 5

/** Takes the parts of a finished page; returns it with its variants made as they are asked for. */
export function makeCachedPage(parts: PageParts): CachedPage {
  const { html, expiresAt, needsLanguage } = parts
  const base = digest(parts)
  const variants: Partial<Record<Encoding, PageVariant>> = {}
  const making = new Set<Encoding>()
  let size = html.length
  function keep(encoding: Encoding, bytes: Buffer): PageVariant {
    const made = makeVariant(parts, encoding, bytes, `"${base}-${encoding}"`)
    variants[encoding] = made
    if (encoding === 'identity') return made
    size += bytes.length
    parts.onGrow(bytes.length)
    return made
  }
  async function make(encoding: Encoding): Promise<void> {
    making.add(encoding)
    keep(encoding, await compress(html, encoding, cachedQuality))
  }
  return {
    get size() {
      return size
    },
    expiresAt,
    needsLanguage,
    ready: (encoding) => variants[encoding],
    variant(encoding) {
      const made = variants[encoding]
      if (made) return made
      if (encoding === 'identity') return keep('identity', html)
      // the first answer need not wait for good compression; other bytes, so another ETag
      const quick = makeVariant(parts, encoding, compressOnce(html, encoding), `"${base}-${encoding}-1"`)
      if (!making.has(encoding)) make(encoding).catch(() => making.delete(encoding))
      return quick
    },
  }
}

/** What an ETag covers besides the encoding: the bytes, the CSP and all other headers, the build (safety 22). */
function digest({ html, headers, contentType, build }: PageParts): string {
  const rest = JSON.stringify([headers, contentType, build])
  return createHash('sha256').update(html).update(rest).digest('base64url').slice(0, 27)
}

function makeVariant(parts: PageParts, encoding: Encoding, bytes: Buffer, etag: string): PageVariant {
  const shared = { ...parts.headers, etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' }
  const described = {
    'content-type': parts.contentType,
    'content-length': String(bytes.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  return {
    etag,
    bytes,
    headersUnchanged: Object.entries(shared).flat(),
    headers: Object.entries({ ...described, ...shared }).flat(),
  }
}
