import sharp, { type Sharp } from 'sharp'
import { limits } from '#domain/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { inDecodeTurn } from './decode-turns.ts'
import { decodeHeic } from './heic/decode-heic.ts'
import { lookAt } from './look-at.ts'

/** A picture as it is kept, before it has a name. */
export interface Original {
  readonly webp: Buffer
  readonly width: number
  readonly height: number
  readonly cutout: boolean
  readonly color: string
}

/** Nothing is shown wider than 1280 px; what phones upload is drawn in to this. */
const widest = 2000

/** Known by their first bytes, so that nothing else (SVG, PDF, scripts) ever reaches a decoder. */
function isPhoto(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n')) return true
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return true
  return head.slice(4, 8) === 'ftyp' && ['avif', 'avis', 'mif1'].includes(head.slice(8, 12))
}

/** An iPhone's own format; of that family sharp reads AVIF alone (decision 0025). */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  const size = Buffer.from(bytes.subarray(0, 4)).reduce((sum, byte) => sum * 256 + byte, 0)
  const brands = head.slice(8, Math.min(size, 64))
  return head.slice(4, 8) === 'ftyp' && /heic|heix|heim|heis|hevc/.test(brands) && !brands.includes('avif')
}

/**
 * Takes what someone uploaded; returns it upright, drawn in to 2000 px, encoded anew as WebP without metadata,
 * with what the pages need to know of it. Refuses too-large, image-heic, bad-input, and busy while too many are being decoded; never
 * throws for its content.
 * Spec 5.
 */
export async function readUpload(bytes: Uint8Array): Promise<Original | Refusal> {
  if (bytes.byteLength > limits.imageBytes) return refuse('too-large')
  const heic = isHeic(bytes)
  if (!heic && !isPhoto(bytes)) return refuse('bad-input')
  return inDecodeTurn(() => (heic ? fromHeic(bytes) : decode(bytes)))
}

async function decode(bytes: Uint8Array): Promise<Original | Refusal> {
  const open = () => sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error' })
  try {
    const { width, height } = await open().metadata()
    if (width * height > limits.imagePixels) return refuse('too-large')
    return await keep(open().rotate())
  } catch (error) {
    return refuse(/pixel limit/i.test(String(error)) ? 'too-large' : 'bad-input')
  }
}

async function fromHeic(bytes: Uint8Array): Promise<Original | Refusal> {
  const upright = await decodeHeic(bytes)
  return isRefusal(upright) ? upright : keep(upright)
}

async function keep(upright: Sharp): Promise<Original> {
  const { data, info } = await upright
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, alphaQuality: 100, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  return { webp: data, width: info.width, height: info.height, ...(await lookAt(data)) }
}
