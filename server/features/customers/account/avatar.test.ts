import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { limits } from '#domain/core/limits.ts'
import { texts } from '#domain/platform/texts.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let customer: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  customer = shop.guest()
  await signInCustomer(test, shop, customer, makeMobile())
})
afterAll(() => test.close())

const avatar = '/api/v1/user/customers/avatar'
const asBytes = { 'content-type': 'application/octet-stream' }
const put = (bytes: Uint8Array) => customer.call<CustomerWire>('PUT', avatar, bytes, asBytes)
const refused = (bytes: Uint8Array, language = 'en') =>
  customer.refused('PUT', avatar, bytes, { ...asBytes, 'x-localization': language })
const photo = () => sharp({ create: { width: 600, height: 400, channels: 3, background: '#804020' } }).jpeg()
const current = async () =>
  (await customer.call<CustomerWire>('GET', '/api/v1/user/customers/details')).avatar

/** A valid PNG header that promises 40,000 × 40,000 px. */
async function bomb(): Promise<Buffer> {
  const png = await photo().resize(8, 8).png().toBuffer()
  png.writeUInt32BE(40_000, 16)
  png.writeUInt32BE(40_000, 20)
  return png
}

describe('the picture of a customer', () => {
  it('is kept encoded anew, without what the phone wrote into it, and served by its id', async () => {
    const withPlace = await photo()
      .withExif({ IFD0: { Artist: 'Noura' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' } })
      .toBuffer()
    const shown = await put(withPlace)
    expect(shown.avatar).toMatchObject({ cutout: false, color: expect.stringMatching(/^#[0-9a-f]{6}$/) })
    const answered = await customer.send('GET', `/pictures/${shown.avatar?.id}/336`)
    expect(answered.status).toBe(200)
    const { exif, format } = await sharp(Buffer.from(await answered.arrayBuffer())).metadata()
    expect({ exif, format }).toEqual({ exif: undefined, format: 'png' })
  })

  it('takes the place of the former one, which is gone, and can be taken away', async () => {
    const first = (await put(await photo().toBuffer())).avatar
    const second = (await put(await photo().negate().toBuffer())).avatar
    expect((await customer.send('GET', `/pictures/${first?.id}/336`)).status).toBe(404)
    expect((await customer.send('GET', `/pictures/${second?.id}/336`)).status).toBe(200)
    expect(await customer.call('DELETE', avatar)).toMatchObject({ avatar: null })
    expect((await customer.send('GET', `/pictures/${second?.id}/336`)).status).toBe(404)
  })

  it('spec 5: "Image size can\'t exceed 4 MB" for 4.1 MB, in both languages, and nothing is stored', async () => {
    const tooLarge = Buffer.concat([await photo().toBuffer(), Buffer.alloc(limits.imageBytes + 100_000)])
    for (const language of ['ar', 'en'] as const)
      expect(await refused(tooLarge, language)).toMatchObject({
        status: 413,
        code: 'image-too-large',
        message: texts['image-too-large'][language],
      })
    expect(await current()).toBeNull()
  })

  it('spec 5: a message asks to attach an image, in both languages', async () => {
    for (const language of ['ar', 'en'] as const)
      expect(await refused(new Uint8Array(), language)).toMatchObject({
        status: 422,
        code: 'image-required',
        message: texts['image-required'][language],
      })
  })

  it('attack: HTML named .jpg, an SVG with a script and a 40,000 × 40,000 PNG are refused, and nothing is stored', async () => {
    const files = {
      html: [Buffer.from('<html><script>alert(1)</script></html>'), 'image-invalid'],
      svg: [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'image-invalid',
      ],
      bomb: [await bomb(), 'image-too-detailed'],
      cut: [(await photo().toBuffer()).subarray(0, 300), 'image-invalid'],
    } as const
    for (const [bytes, code] of Object.values(files)) expect(await refused(bytes)).toMatchObject({ code })
    expect(await current()).toBeNull()
  })
})
