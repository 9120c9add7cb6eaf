import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Color } from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#domain/core/limits.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { diskFiles } from './disk-files.ts'
import { keepPictures } from './keep-pictures.ts'
import type { PictureStore, StoredPicture } from './port.ts'

let root: string
let pictures: PictureStore

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  pictures = keepPictures(diskFiles(root))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const plain = (width: number, height: number, background: Color, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background } })

async function put(bytes: Uint8Array, tenant = 'saffron'): Promise<StoredPicture> {
  const stored = await pictures.put(tenant, bytes)
  if (isRefusal(stored)) throw new Error(stored.code)
  return stored
}

/** A valid PNG header that promises a picture of any size, with nothing behind it. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await plain(8, 8, '#000000').png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

describe('putting a picture', () => {
  it('tells what the pages need: size, ground and dominant colour', async () => {
    const stored = await put(await plain(640, 480, '#c03010').jpeg({ quality: 100 }).toBuffer())
    expect(stored).toMatchObject({ width: 640, height: 480, cutout: false })
    expect(stored.id).toMatch(/^[0-9A-Za-z]{20}$/)
    expect(stored.color).toMatch(/^#(bf|c0|c1)(2f|30|31)(0f|10|11)$/)
  })

  it('knows a cut-out by what is transparent, not by its format', async () => {
    const dot = await plain(40, 40, '#00aa00').png().toBuffer()
    const cutout = plain(100, 100, '#00000000', 4).composite([{ input: dot }])
    expect(await put(await cutout.png().toBuffer())).toMatchObject({
      cutout: true,
      color: expect.stringMatching(/^#0.a.0.$/),
    })
    expect(await put(await plain(50, 50, '#112233ff', 4).png().toBuffer())).toMatchObject({ cutout: false })
  })

  it('turns it upright, draws it in and drops what the phone wrote into it', async () => {
    const phone = plain(4000, 1000, '#334455')
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Noura' } })
    const stored = await put(await phone.toBuffer())
    expect([stored.width, stored.height]).toEqual([500, 2000])
    const original = await sharp(join(root, 'saffron', stored.id, 'original.webp')).metadata()
    expect([original.format, original.exif, original.orientation]).toEqual(['webp', undefined, undefined])
  })

  it.each([
    ['text', Buffer.from('not a picture at all, but long enough to look at')],
    ['nothing', Buffer.alloc(0)],
    ['random bytes', randomBytes(5000)],
    [
      'an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'an XML that hides an SVG',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
    [
      'a PNG head without a picture',
      Buffer.from('\x89PNG\r\n\x1a\nand then something else entirely', 'latin1'),
    ],
  ])('refuses %s', async (_, bytes) => {
    expect(await pictures.put('saffron', bytes)).toEqual({ refused: true, code: 'bad-input' })
    expect(await readdir(root)).toEqual([])
  })

  it('refuses a picture that was cut off', async () => {
    const whole = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer()
    expect(await pictures.put('saffron', whole.subarray(0, whole.length / 2))).toMatchObject({
      code: 'bad-input',
    })
  })

  it('refuses a bomb of pixels without unpacking it', async () => {
    expect(await pictures.put('saffron', await bomb(30_000, 30_000))).toMatchObject({
      refused: true,
      code: 'too-large',
    })
    expect(await pictures.put('saffron', await bomb(2 ** 31 - 1, 2 ** 31 - 1))).toMatchObject({
      refused: true,
    })
  })

  it('spec 5: refuses more than 4 MB', async () => {
    const bytes = Buffer.alloc(limits.imageBytes + 1)
    expect(await pictures.put('saffron', bytes)).toEqual({ refused: true, code: 'too-large' })
  })

  it('takes a name for a picture that must be found again', async () => {
    const bytes = await plain(20, 20, '#ffffff').png().toBuffer()
    expect(await pictures.put('saffron', bytes, { id: 'A1b2C3d4E5f6G7h8I9j0' })).toMatchObject({
      id: 'A1b2C3d4E5f6G7h8I9j0',
    })
    await expect(pictures.put('saffron', bytes, { id: '../../etc/passwd____' })).rejects.toThrow(RangeError)
    await expect(pictures.put('../nile', bytes)).rejects.toThrow(RangeError)
  })
})

describe('getting a picture', () => {
  it('makes each width and format on the first ask, and keeps it', async () => {
    const { id } = await put(await plain(1000, 500, '#446688').png().toBuffer())
    for (const format of ['avif', 'webp', 'png'] as const) {
      const file = await pictures.get('saffron', id, 224, format)
      const { width, height, format: kind } = await sharp(file?.bytes).metadata()
      expect([width, height, kind]).toEqual([224, 112, format === 'avif' ? 'heif' : format])
      expect(file?.etag).toBe(`"${id}-224-${format}"`)
    }
    expect(new Set(await readdir(join(root, 'saffron', id)))).toEqual(
      new Set(['original.webp', '224.avif', '224.webp', '224.png']),
    )
  })

  it('never enlarges, and keeps one file for all widths beyond the original', async () => {
    const { id } = await put(await plain(256, 256, '#446688').png().toBuffer())
    const asked = await Promise.all(
      ([326, 400, 800, 1200] as const).map((width) => pictures.get('saffron', id, width, 'webp')),
    )
    for (const file of asked) expect(await sharp(file?.bytes).metadata()).toMatchObject({ width: 256 })
    expect((await readdir(join(root, 'saffron', id))).filter((name) => name.endsWith('.webp'))).toHaveLength(
      2,
    )
  })

  it('spec 9: gives open graph a square of 500 on white', async () => {
    const { id } = await put(await plain(200, 100, '#00000000', 4).png().toBuffer())
    const file = await pictures.get('saffron', id, 500, 'png')
    const { data, info } = await sharp(file?.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([500, 500, 3])
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
  })

  it('makes a variant once when many ask at once', async () => {
    const { id } = await put(await plain(800, 800, '#446688').png().toBuffer())
    const files = await Promise.all(
      Array.from({ length: 12 }, () => pictures.get('saffron', id, 336, 'webp')),
    )
    expect(new Set(files.map((file) => file?.bytes.byteLength)).size).toBe(1)
    expect((await readdir(join(root, 'saffron', id))).sort()).toEqual(['336.webp', 'original.webp'])
  })

  it('finds it again after a new start', async () => {
    const { id } = await put(await plain(300, 300, '#446688').png().toBuffer())
    expect(await keepPictures(diskFiles(root)).get('saffron', id, 112, 'webp')).toBeDefined()
  })

  it('safety 16: does not find a picture under another tenant, nor one that is not there', async () => {
    const { id } = await put(await plain(30, 30, '#446688').png().toBuffer())
    expect(await pictures.get('nile', id, 112, 'webp')).toBeUndefined()
    expect(await pictures.get('saffron', 'A1b2C3d4E5f6G7h8I9j0', 112, 'webp')).toBeUndefined()
    expect(await pictures.get('saffron', '../saffron', 112, 'webp')).toBeUndefined()
  })
})
