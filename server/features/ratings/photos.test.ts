import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalAnswers } from '#contract/core/refusals.ts'
import type { OrderRatingWire, RatingPhotoWire } from '#contract/ratings/rating.ts'
import { texts } from '#domain/platform/texts.ts'
import { makeDeliveredOrder } from '#server/testing/make-delivered-order.ts'
import type { Ordered } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'

let test: TestApp
let shop: Shop
let order: Ordered
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
  order = await makeDeliveredOrder(test, shop)
})
afterAll(() => test.close())

const asBytes = { 'content-type': 'application/octet-stream' }
const rating = () => `/api/v1/orders/${order.id}/rating`
const add = (bytes: Uint8Array) =>
  order.guest.call<RatingPhotoWire>('POST', `${rating()}/photos`, bytes, asBytes)
const refused = (bytes: Uint8Array, language = 'en') =>
  order.guest.refused('POST', `${rating()}/photos`, bytes, { ...asBytes, 'x-localization': language })
const photo = () => sharp({ create: { width: 600, height: 400, channels: 3, background: '#804020' } }).jpeg()
const read = () => order.guest.call<OrderRatingWire>('GET', rating())
const waiting = async () => (await read()).waiting_photos
const page = '<html><script>alert(1)</script></html>'

const readHeic = () => readFile(new URL('../../adapters/pictures/heic/grid.sample.heic', import.meta.url))

/** Every file under the pictures' folder, half written ones too. */
const filesOnDisk = async () =>
  (await readdir(test.picturesFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

/** A small file whose header promises 40,000 × 40,000 px. */
async function bomb(): Promise<Buffer> {
  const png = await photo().resize(8, 8).png().toBuffer()
  png.writeUInt32BE(40_000, 16)
  png.writeUInt32BE(40_000, 20)
  return png
}

describe('what is no photo', () => {
  it('attack: HTML named .jpg, SVG with a script, a 40,000 × 40,000 PNG, a page that holds a photo, a cut photo: refused with their code, nothing stored', async () => {
    const whole = await photo().toBuffer()
    const files = {
      html: [Buffer.from(page), 'image-invalid'],
      svg: [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'image-invalid',
      ],
      bomb: [await bomb(), 'image-too-detailed'],
      polyglot: [Buffer.concat([Buffer.from(page), whole]), 'image-invalid'],
      gif: [Buffer.concat([Buffer.from('GIF89a/*'), whole]), 'image-invalid'],
      cut: [whole.subarray(0, whole.length - 200), 'image-invalid'],
      head: [whole.subarray(0, 20), 'image-invalid'],
    } as const
    for (const [name, [bytes, code]] of Object.entries(files))
      expect({ name, ...(await refused(bytes)) }).toMatchObject({ name, status: 422, code })
    expect(await waiting()).toEqual([])
    expect(await filesOnDisk()).toEqual([])
  })

  it('a HEIC that is broken is named as what it is, in both languages, and not stored (decision 0025)', async () => {
    const broken = (await readHeic()).subarray(0, 2000)
    for (const language of ['ar', 'en'] as const)
      expect(await refused(broken, language)).toMatchObject({
        status: 422,
        code: 'image-heic',
        message: refusalAnswers['image-heic'].words[language],
      })
    expect(await filesOnDisk()).toEqual([])
  })

  it('spec 5: "Image size can\'t exceed 4 MB" for 4.1 MB, in both languages, and nothing is stored', async () => {
    const tooLarge = Buffer.concat([await photo().toBuffer(), Buffer.alloc(4 * 1024 * 1024 + 100_000)])
    for (const language of ['ar', 'en'] as const)
      expect(await refused(tooLarge, language)).toMatchObject({
        status: 413,
        code: 'image-too-large',
        message: texts['image-too-large'][language],
      })
    expect(await filesOnDisk()).toEqual([])
  })

  it('spec 5: a message asks to attach an image, in both languages', async () => {
    for (const language of ['ar', 'en'] as const) {
      const message = texts['image-required'][language]
      expect(await refused(new Uint8Array(), language)).toMatchObject({ code: 'image-required', message })
      const input = { food: 5, service: 5, photos: ['NotOnFile00000000000'] }
      expect(
        await order.guest.refused('POST', rating(), input, { 'x-localization': language }),
      ).toMatchObject({
        code: 'image-required',
        errors: { photos: [message] },
      })
    }
    expect((await read()).rating).toBeNull()
  })
})

describe('photos of a rating', () => {
  it('are kept upright and without what the phone wrote into them; nothing appended survives', async () => {
    const fromPhone = await photo()
      .withExif({
        IFD0: { Artist: 'Noura' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const saved = await add(Buffer.concat([fromPhone, Buffer.from(page)]))
    expect([saved.width, saved.height]).toEqual([400, 600])
    const answered = await order.guest.send('GET', `/rating-photos/${saved.id}/336`)
    expect(Object.fromEntries(answered.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    })
    const bytes = Buffer.from(await answered.arrayBuffer())
    expect(bytes.includes('script') || bytes.includes('Noura')).toBe(false)
    const { exif, xmp, orientation } = await sharp(bytes).metadata()
    expect({ exif, xmp, orientation }).toEqual({ exif: undefined, xmp: undefined, orientation: undefined })
    await order.guest.call('DELETE', `${rating()}/photos/${saved.id}`)
    expect(await filesOnDisk()).toEqual([])
  })

  it('may be HEIC, as iPhones make them: kept as WebP like all others', async () => {
    const saved = await add(await readHeic())
    expect([saved.width, saved.height]).toEqual([640, 900])
    const { headers } = await order.guest.send('GET', `/rating-photos/${saved.id}/224`)
    expect(headers.get('content-type')).toBe('image/webp')
    await order.guest.call('DELETE', `${rating()}/photos/${saved.id}`)
  })

  it('spec 5: are six at most: the 7th is refused and not stored, also when all come at once', async () => {
    const bytes = await photo().toBuffer()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => order.guest.send('POST', `${rating()}/photos`, bytes, asBytes)),
    )
    expect(answers.filter((one) => one.status === 201)).toHaveLength(6)
    expect(await refused(bytes)).toMatchObject({ status: 422, code: 'images-too-many' })
    expect(await waiting()).toHaveLength(6)
    expect(await filesOnDisk()).toHaveLength(6)
  })

  it('stay with the rating that names them; what it does not name goes after a day', async () => {
    const photos = (await waiting()).map((one) => one.id)
    const [first = '', second = ''] = photos
    const input = { food: 5, service: 5, photos: [second, first] }
    const { rating: saved } = await order.guest.call<OrderRatingWire>('POST', rating(), input)
    expect(saved?.photos.map((one) => one.id)).toEqual([second, first])
    expect(await order.guest.refused('DELETE', `${rating()}/photos/${first}`)).toMatchObject({
      code: 'not-found',
    })
    test.pass(25 * 3_600_000)
    await test.sweep()
    test.resetClock()
    expect(await waiting()).toEqual([])
    expect(
      (await readdir(test.picturesFolder, { recursive: true })).filter((name) =>
        photos.some((id) => name.endsWith(id)),
      ),
    ).toHaveLength(2)
  })

  it('safety 16: are not found at another restaurant, nor among the pictures of the menu', async () => {
    const [shown] = (await read()).rating?.photos ?? []
    const other = await makeShop(test)
    expect((await other.guest().send('GET', `/rating-photos/${shown?.id}/336`)).status).toBe(404)
    expect((await order.guest.send('GET', `/pictures/${shown?.id}/336`)).status).toBe(404)
    expect((await order.guest.send('GET', `/rating-photos/${shown?.id}/336`)).status).toBe(200)
  })

  it('stand in the file of my data under addresses that show them', async () => {
    await signInCustomer(test, shop, order.guest, makeMobile())
    const path = '/api/v1/user/customers/download'
    const { ratings } = await order.guest.call<{ ratings: { photos: string[] }[] }>('GET', path)
    const photos = ratings.flatMap((one) => one.photos)
    expect(photos).toHaveLength(2)
    for (const one of photos) expect((await order.guest.send('GET', one)).status).toBe(200)
  })
})

/** Sends a file of which one byte comes; returns what ends it. */
function sendSlowly({ guest }: Ordered, method: string, path: string): () => Promise<unknown> {
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new Uint8Array([255]))
      end = () => stream.close()
    },
  })
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const origin = `http://${guest.host}:3000`
  const headers = { ...asBytes, host: `${guest.host}:3000`, origin, cookie, 'content-length': '100000' }
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' }
  const answer = test.app.request(`${origin}${path}`, init)
  return async () => {
    end()
    await answer
  }
}

it('attack: pictures of an account and photos of other orders that never end keep nobody from the photos of a delivered order', async () => {
  const ends: (() => Promise<unknown>)[] = []
  for (let i = 0; i < 2; i += 1) {
    const slow = await makeDeliveredOrder(test, shop)
    await signInCustomer(test, shop, slow.guest, makeMobile())
    for (let n = 0; n < 6; n += 1)
      ends.push(
        sendSlowly(slow, 'POST', `/api/v1/orders/${slow.id}/rating/photos`),
        sendSlowly(slow, 'PUT', '/api/v1/user/customers/avatar'),
      )
  }
  const { id, guest } = await makeDeliveredOrder(test, shop)
  const bytes = await photo().toBuffer()
  const saved = await guest.call<RatingPhotoWire>(
    'POST',
    `/api/v1/orders/${id}/rating/photos`,
    bytes,
    asBytes,
  )
  expect(saved).toMatchObject({ width: 600, height: 400 })
  await Promise.all(ends.map((end) => end()))
})

it('uploads are refused as busy beyond so many at once, and slowed down by shopper', async () => {
  const busy = await makeTestApp()
  try {
    const small = await makeShop(busy)
    const rated = await makeDeliveredOrder(busy, small)
    const path = `/api/v1/orders/${rated.id}/rating/photos`
    const codes = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const answered = await rated.guest.send('POST', path, Buffer.from(page), asBytes)
        return ((await answered.json()) as { code: string }).code
      }),
    )
    expect(new Set(codes)).toEqual(new Set(['image-invalid', 'busy']))
    const later: string[] = []
    while (!later.includes('too-many-requests') && later.length < 30)
      later.push((await rated.guest.refused('POST', path, Buffer.from(page), asBytes)).code)
    expect(later).toContain('too-many-requests')
  } finally {
    await busy.close()
  }
})
