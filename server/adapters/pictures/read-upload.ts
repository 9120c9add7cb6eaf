import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { decoderPlan, makeDecoder } from './decode-apart.ts'
import { inDecodeTurn } from './decode-turns.ts'

/** A picture as it is kept, before it has a name. */
export interface Original {
  readonly webp: Buffer
  readonly width: number
  readonly height: number
  readonly cutout: boolean
  readonly color: string
}

const decoder = makeDecoder(decoderPlan)

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
 * Takes what someone uploaded and who hears of the processor time that it took, ms; returns it upright, drawn in to 2000 px, encoded anew as WebP without metadata,
 * with what the pages need to know of it. Refuses too-large, image-heic, bad-input, and busy while too many are being decoded; never
 * throws for its content.
 * Spec 5.
 */
export async function readUpload(
  bytes: Uint8Array,
  spend: (ms: number) => void = () => {},
): Promise<Original | Refusal> {
  if (bytes.byteLength > limits.imageBytes) return refuse('too-large')
  const heic = isHeic(bytes)
  if (!heic && !isPhoto(bytes)) return refuse('bad-input')
  const decoded = await inDecodeTurn(() => decoder.decode(bytes, heic))
  if (isRefusal(decoded)) return decoded
  spend(decoded.ms)
  const { made } = decoded
  return isRefusal(made) ? made : { ...made, webp: Buffer.from(made.webp) }
}
