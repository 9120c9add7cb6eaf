import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Takes an Accept-Encoding header; returns the best that we make. `q=0` refuses one. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  // what browsers send, told apart without taking it to pieces
  if (!header.includes('q='))
    return header.includes('br') ? 'br' : header.includes('gzip') ? 'gzip' : 'identity'
  const taken = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) taken.add(name)
  }
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity'
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

function brotliOptions(quality: number, size: number) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size }
  // most pages in one piece: they need not be put together again
  return { params, chunkSize: 64 * 1024 }
}

/** Takes bytes; returns them well compressed, off the main thread. `quality` is brotli's, 0 to 11. */
export async function compress(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'br') return brotli(bytes, brotliOptions(quality, bytes.length))
  return encoding === 'gzip' ? zip(bytes, { level: 6 }) : bytes
}

/** Brotli's quality for what is kept. */
const cachedQuality = 4

/** Takes bytes that are kept and sent many times; returns them in Brotli, holding no more memory than their length. */
export function compressToCache(bytes: Buffer): Buffer {
  const made = brotliCompressSync(bytes, brotliOptions(cachedQuality, bytes.length))
  // what zlib returns is a view of its whole chunk
  const exact = Buffer.allocUnsafeSlow(made.length)
  made.copy(exact)
  return exact
}

/** Takes bytes that are sent once; returns them quickly compressed. */
export function compressOnce<B extends ArrayBufferLike>(
  bytes: Buffer<B>,
  encoding: Encoding,
): Buffer<B | ArrayBuffer> {
  if (encoding === 'br') return brotliCompressSync(bytes, brotliOptions(1, bytes.length))
  return encoding === 'gzip' ? gzipSync(bytes, { level: 1 }) : bytes
}
