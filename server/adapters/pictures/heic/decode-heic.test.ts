import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/core/refusal.ts'
import { readUpload } from '../read-upload.ts'

const sample = (name: string) => readFileSync(new URL(`${name}.sample.heic`, import.meta.url))
/** A picture as phones write it: four tiles of 512 px over its edges, turned by a property, with EXIF beside. */
const grid = sample('grid')

async function readOriginal(bytes: Uint8Array) {
  const original = await readUpload(bytes)
  if (isRefusal(original)) throw new Error(original.code)
  return original
}
const colorAt = async (webp: Buffer, left: number, top: number) => {
  const around = await sharp(webp).extract({ left, top, width: 8, height: 8 }).toBuffer()
  return [...(await sharp(around).resize(1, 1).removeAlpha().raw().toBuffer())]
}
/** The file with one number of 16 bits written over. */
const withNumber = (bytes: Buffer, at: number, value: number) => {
  const copy = Buffer.from(bytes)
  copy.writeUInt16BE(value, at)
  return copy
}

describe('HEIC', () => {
  it('is kept upright, its tiles put together and cut at the edges, without EXIF', async () => {
    const { webp, width, height } = await readOriginal(grid)
    expect([width, height]).toEqual([640, 900])
    const { exif, format } = await sharp(webp).metadata()
    expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' })
    // a sky of #3060c0 over sand of #e0c060, turned a quarter clockwise: the sky is at the right
    const [sky, sand] = await Promise.all([colorAt(webp, 628, 450), colorAt(webp, 4, 450)])
    for (const [color, wanted] of [
      [sky, [0x30, 0x60, 0xc0]],
      [sand, [0xe0, 0xc0, 0x60]],
    ] as const)
      for (const [i, value] of wanted.entries()) expect(Math.abs((color[i] ?? 0) - value)).toBeLessThan(8)
  })

  it('is mirrored as phones mean it: mode 0 exchanges top and bottom, mode 1 left and right', async () => {
    for (const [mode, skyAt] of [
      [0, 628],
      [1, 4],
    ] as const) {
      const mirrored = Buffer.from(grid)
      const at = mirrored.indexOf('irot')
      mirrored.write('imir', at, 'latin1')
      mirrored[at + 4] = mode
      const { webp, width, height } = await readOriginal(mirrored)
      expect([width, height]).toEqual([900, 640])
      const [red = 0, , blue = 0] = await colorAt(webp, 450, skyAt)
      expect(blue, `mode ${mode}`).toBeGreaterThan(red)
    }
  })

  it('of one picture alone is read too', async () => {
    expect(await readOriginal(sample('still'))).toMatchObject({ width: 640, height: 480 })
  })

  it('attack: one that claims 40,000 × 40,000 px is refused before anything is decoded', async () => {
    const at = grid.indexOf('idat') + 4 + 4
    const huge = withNumber(withNumber(grid, at, 40_000), at + 2, 40_000)
    expect(await readUpload(huge)).toMatchObject({ code: 'too-large' })
  })

  it('attack: cut off or damaged anywhere, it is refused or shown damaged; nothing throws', async () => {
    const cuts = [40, 300, 700, 1200, grid.length - 40].map((length) => grid.subarray(0, length))
    for (const cut of cuts) expect(await readUpload(cut)).toMatchObject({ code: 'image-heic' })
    for (let at = 90; at < 900; at += 131) {
      const answer = await readUpload(withNumber(grid, at, 0xffff))
      expect(isRefusal(answer) ? ['image-heic', 'too-large'].includes(answer.code) : answer.width > 0).toBe(
        true,
      )
    }
  })
})
