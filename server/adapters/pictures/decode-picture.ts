import sharp, { type Metadata, type Sharp } from 'sharp'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { decodeHeic } from './heic/decode-heic.ts'
import { lookAt } from './look-at.ts'
import type { Original } from '#server/adapters/pictures/original.ts'

/** Nothing is shown wider than 1280 px; what phones upload is drawn in to this. */
const widest = 2000

/**
 * Most pictures are drawn in row by row. These lie in memory whole before that: so many bytes of them, and half as
 * many again that their decoders take (measured, decision 0198).
 */
const mostWholeBytes = 70_000_000
/** 2048 × 2048: an AV1 decoder takes 20 to 28 bytes for each pixel, and ten times as long as others. */
const mostAvifPixels = 4_200_000

/**
 * Takes a picture's bytes and whether they are HEIC; returns it upright, drawn in, as WebP. Refuses 'too-large' before
 * anything is unpacked where its head says so, 'image-heic' and 'bad-input'. Never throws for its content.
 */
export async function decodePicture(bytes: Uint8Array, heic: boolean): Promise<Original | Refusal> {
  return heic ? fromHeic(bytes) : decode(bytes)
}

async function decode(bytes: Uint8Array): Promise<Original | Refusal> {
  const open = () => sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error' })
  try {
    if (isTooLarge(await open().metadata())) return refuse('too-large')
    return await keep(open().rotate())
  } catch (error) {
    return refuse(/pixel limit/i.test(String(error)) ? 'too-large' : 'bad-input')
  }
}

function isTooLarge(of: Metadata): boolean {
  const pixels = of.width * of.height
  if (of.format === 'heif') return pixels * ((of.bitsPerSample ?? 8) > 8 ? 1.4 : 1) > mostAvifPixels
  const deep = of.depth === 'ushort' ? 2 : 1
  return pixels * deep > limits.imagePixels || pixels * wholeBytes(of) > mostWholeBytes
}

/** Bytes of a pixel with what is made of it at once, of what only makes sense once all of it was read: a JPEG's coefficients, what is interlaced or lies on its side. */
function wholeBytes(of: Metadata): number {
  const samples = { '4:2:0': 1.5, '4:2:2': 2 }[of.chromaSubsampling ?? ''] ?? of.channels
  if (of.format === 'jpeg') return of.isProgressive ? 2 * samples : 0
  const sideways = (of.orientation ?? 1) > 4
  return of.isProgressive || sideways ? of.channels * (of.depth === 'ushort' ? 3.4 : 1.4) : 0
}

async function fromHeic(bytes: Uint8Array): Promise<Original | Refusal> {
  const upright = await decodeHeic(bytes, widest)
  return isRefusal(upright) ? upright : keep(upright)
}

async function keep(upright: Sharp): Promise<Original> {
  const { data, info } = await upright
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, alphaQuality: 100, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  return { webp: data, width: info.width, height: info.height, ...(await lookAt(data)) }
}
