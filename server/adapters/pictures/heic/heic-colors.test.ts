import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/core/refusal.ts'
import { makeHeicGrid } from '#server/testing/make-heic-grid.ts'
import { heicPicture, heicPictureSize } from '#server/testing/heic-picture.ts'
import { readUpload } from '../read-upload.ts'

/**
 * `heicPicture` as libheif 1.15.1 and x265 3.5 (Debian 12) write it, `heif-enc -q 90 …`:
 * transform-skip `-p x265:tskip=1`, as Samsung's encoders declare it; mono of a grey PNG; p3 of a PNG in Display P3; alpha of a
 * PNG whose first 16 columns are transparent; limited `-p x265:range=limited` of a PNG whose numbers are those of BT.601 in
 * limited range; silent: the same with its VUI cut out of the sequence parameter set, which means the same (H.265, E.3.1).
 */
const sample = (name: string) => readFileSync(new URL(`${name}.sample.heic`, import.meta.url))
const { width, height } = heicPictureSize

async function pixelsOf(heic: Uint8Array) {
  const read = await readUpload(heic)
  if (isRefusal(read)) throw new Error(read.code)
  const pixels = await sharp(read.webp).ensureAlpha().raw().toBuffer()
  return { ...read, pixels }
}
/** Peak signal-to-noise ratio of what is visible, dB. A WebP of quality 92 alone is at 43. */
function psnr(pixels: Uint8Array, wanted: Uint8Array): number {
  let [error, count] = [0, 0]
  for (let i = 0; i < width * height; i += 1) {
    if (pixels[i * 4 + 3] === 0) continue
    for (let k = 0; k < 3; k += 1) error += ((pixels[i * 4 + k] ?? 0) - (wanted[i * 3 + k] ?? 0)) ** 2
    count += 3
  }
  return 10 * Math.log10(255 ** 2 / (error / count))
}

describe('what a HEIC says beside its main picture', () => {
  it.each(['transform-skip', 'limited', 'silent', 'p3', 'alpha'])(
    '%s looks as the picture that it was made of',
    async (name) => {
      const { pixels } = await pixelsOf(sample(name))
      expect(psnr(pixels, heicPicture())).toBeGreaterThan(40)
    },
  )

  it('one without colours is grey', async () => {
    const { pixels } = await pixelsOf(sample('mono'))
    const source = sharp(heicPicture(), { raw: { width, height, channels: 3 } })
    const grey = await source.greyscale().raw().toBuffer()
    const wanted = Uint8Array.from([...grey].flatMap((value) => [value, value, value]))
    expect(psnr(pixels, wanted)).toBeGreaterThan(40)
  })

  it('transparency is kept', async () => {
    const { pixels, cutout } = await pixelsOf(sample('alpha'))
    expect(cutout).toBe(true)
    const opacity = (x: number) => pixels[(20 * width + x) * 4 + 3]
    expect([opacity(4), opacity(40)]).toEqual([0, 255])
  })

  it('200 megapixels of tiles are too large, not unreadable', async () => {
    const still = sample('still')
    expect(await readUpload(makeHeicGrid(still, 26, 25))).toMatchObject({ code: 'too-large' })
  })
})
