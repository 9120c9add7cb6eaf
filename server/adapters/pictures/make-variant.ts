import sharp, { type Sharp } from 'sharp'
import { squareWidths, type PictureWidth } from '#domain/core/picture-widths.ts'
import type { PictureFormat } from './port.ts'

/** Two at once leave a core to the pages; a full menu asks for sixty when it is opened for the first time. */
const mostAtOnce = 2
let running = 0
const waiting: (() => void)[] = []

/**
 * Takes an original's bytes, a width in px and a format; returns the picture in that width, never enlarged;
 * the widths of shared links and icons are squares on white (spec 9). The encoders' effort is low, so that a first ask is quick.
 */
export async function makeVariant(
  original: Uint8Array,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  // a place that becomes free is handed on, never offered anew
  if (running < mostAtOnce) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return new Uint8Array(await encode(resized(original, width), format))
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function resized(original: Uint8Array, width: PictureWidth): Sharp {
  const picture = sharp(original, { sequentialRead: true })
  if (!squareWidths.includes(width)) return picture.resize({ width, withoutEnlargement: true })
  return picture
    .resize({ width, height: width, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
}

function encode(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'avif') return picture.avif({ quality: 58, effort: 1 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 80, alphaQuality: 90, effort: 2 }).toBuffer()
  return picture.png({ compressionLevel: 8 }).toBuffer()
}
