import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { makeSingleFlight } from '#server/middleware/page-cache/fill-page.ts'
import { PageStore } from '#server/middleware/page-cache/store.ts'
import { assetType } from './asset-types.ts'
import { chooseEncoding, compress, type Encoding } from '#server/http/encoding.ts'

/** The static files of a built app's client. */
export interface Assets {
  /** Takes a request and its path; returns the file, or undefined when there is none and a page may answer. */
  answer(request: Request, path: string): Promise<Response | undefined>
}

interface Variant {
  readonly bytes: Buffer<ArrayBuffer>
  readonly etag: string
  readonly size: number
  readonly expiresAt: number
}

/** Files under these folders carry a hash in their name and never change; those of older builds stay there (safety 32). */
const hashed = /^\/_[scp]\//
/** Room for the compressed files of three builds. */
const mostBytes = 48 * 1024 * 1024
/** The best there is: compressed once, sent for months. */
const quality = 11
const rescanMs = 2000

/** Takes the folder `build/<app>/client`; returns its files, compressed at first use and kept in bounded memory. */
export async function openAssets(folder: string): Promise<Assets> {
  const has = await watchFiles(folder)
  const read = readVariants(folder)
  return {
    async answer(request, path) {
      if (!(await has(path))) return hashed.test(path) ? notFound() : undefined
      if (request.method !== 'GET' && request.method !== 'HEAD') return onlyRead()
      const { type, shrinks } = assetType(path)
      const encoding = shrinks
        ? chooseEncoding(request.headers.get('accept-encoding') ?? undefined)
        : 'identity'
      const { bytes, etag } = await read(path, encoding)
      const headers = {
        etag,
        'cache-control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        'x-content-type-options': 'nosniff',
        ...(shrinks && { vary: 'Accept-Encoding' }),
      }
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
      const described = {
        'content-type': type,
        'content-length': String(bytes.length),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      }
      return new Response(request.method === 'HEAD' ? null : bytes, { headers: { ...headers, ...described } })
    },
  }
}

/** Takes a folder; returns whether a path is one of its files. */
async function watchFiles(folder: string): Promise<(path: string) => Promise<boolean>> {
  let files = await listFiles(folder)
  let scannedAt = Date.now()
  return async (path) => {
    if (files.has(path)) return true
    // another process may have built since: its pages name files that we have not seen
    if (!hashed.test(path) || Date.now() - scannedAt < rescanMs) return false
    scannedAt = Date.now()
    files = await listFiles(folder)
    return files.has(path)
  }
}

function readVariants(folder: string): (path: string, encoding: Encoding) => Promise<Variant> {
  const cache = new PageStore<Variant>({ total: mostBytes, perTenant: mostBytes })
  const flights = makeSingleFlight<Variant>()
  return async (path, encoding) => {
    const key = `${encoding} ${path}`
    const known = cache.find(folder, 0, key, 0)
    if (known) return known
    const made = await flights.share(key, () => makeVariant(join(folder, path), encoding))
    if (!made) throw new Error(`could not read ${path}`)
    cache.put(folder, 0, key, made)
    return made
  }
}

async function makeVariant(file: string, encoding: Encoding): Promise<Variant> {
  const bytes = Buffer.from(await compress(await readFile(file), encoding, quality))
  const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`
  return { bytes, etag, size: bytes.length, expiresAt: Infinity }
}

/** All files as URL paths. Names come from this list alone, never from a request. */
async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return new Set(
    files.map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )
}

function notFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' },
  })
}

function onlyRead(): Response {
  return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
}
