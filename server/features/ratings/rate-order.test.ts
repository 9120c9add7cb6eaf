import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OrderRatingWire, RatingPhotoWire } from '#contract/ratings/rating.ts'
import { limits } from '#domain/core/limits.ts'
import { texts } from '#domain/platform/texts.ts'
import { makeDeliveredOrder } from '#server/testing/make-delivered-order.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
})
afterEach(() => test.resetClock())
afterAll(() => test.close())

const hour = 3_600_000
const pathOf = ({ id }: { id: string }) => `/api/v1/orders/${id}/rating`
const stars = { food: 5, service: 4 }
const delivered = (...names: string[]) => makeDeliveredOrder(test, shop, ...names)

describe('rating an order', () => {
  it('keeps stars, thumbs and words for its guest, and offers what can be rated before', async () => {
    const order = await delivered('Shawarma', 'Tea')
    const before = await order.guest.call<OrderRatingWire>('GET', pathOf(order))
    expect(before).toMatchObject({ rating: null, can_rate: true, with_delivery: false })
    expect(before.items.map((item) => item.name)).toEqual(['Shawarma', 'Tea'])
    const items = [
      { item_id: shop.itemId('Shawarma'), thumb: 'up' },
      { item_id: shop.itemId('Tea'), thumb: 'down' },
    ]
    const input = { ...stars, comment: ' Warm and quick ', items }
    const after = await order.guest.call<OrderRatingWire>('POST', pathOf(order), input)
    expect(after).toMatchObject({
      can_rate: false,
      rating: { ...stars, delivery: null, comment: 'Warm and quick', mine: true, can_change: true },
    })
    expect(after.rating?.items).toHaveLength(2)
    expect(await order.guest.call('GET', pathOf(order))).toEqual(after)
  })

  it("spec 8: Can't add rate, in both languages, before the order is delivered", async () => {
    const order = await makePaidOrder(test, shop)
    for (const language of ['ar', 'en'] as const)
      expect(
        await order.guest.refused('POST', pathOf(order), stars, { 'x-localization': language }),
      ).toMatchObject({ status: 422, code: 'rating-failed', message: texts['rating-failed'][language] })
  })

  it("spec 8: Can't add rate a second time, nor too late; of two at once one wins", async () => {
    const order = await delivered()
    const answers = await Promise.all([1, 2].map(() => order.guest.send('POST', pathOf(order), stars)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422])
    const late = await delivered()
    test.pass(limits.ratingDays * 24 * hour + 1)
    expect(await late.guest.refused('POST', pathOf(late), stars)).toMatchObject({ code: 'rating-failed' })
  })

  it('attack: a stranger with the link sees the stars alone, and can neither rate, change nor add photos', async () => {
    const order = await delivered()
    const stranger = shop.guest()
    await stranger.openCart()
    const calls = [
      ['POST', pathOf(order), stars],
      ['PUT', pathOf(order), stars],
      ['POST', `${pathOf(order)}/photos`, new Uint8Array(4)],
    ] as const
    for (const who of [stranger, shop.guest()])
      for (const [method, path, body] of calls)
        expect(await who.refused(method, path, body)).toMatchObject({ code: 'rating-failed' })
    await order.guest.call('POST', pathOf(order), { ...stars, comment: 'between us' })
    expect(await stranger.call('GET', pathOf(order))).toMatchObject({
      can_rate: false,
      rating: { ...stars, comment: '', mine: false, can_change: false },
    })
    for (const [method, path, body] of calls)
      expect(await stranger.refused(method, path, body)).toMatchObject({ code: 'rating-failed' })
  })

  it('goes with the order into the account that its guest signs in to', async () => {
    const order = await delivered()
    const mobile = makeMobile()
    await signInCustomer(test, shop, order.guest, mobile)
    const phone = shop.guest()
    await signInCustomer(test, shop, phone, mobile)
    await phone.call('POST', pathOf(order), stars)
    expect(await order.guest.call('GET', pathOf(order))).toMatchObject({ rating: { ...stars, mine: true } })
    await order.guest.call('POST', '/api/v1/user/auth/sign-out', {})
    expect(await order.guest.refused('PUT', pathOf(order), stars)).toMatchObject({ code: 'rating-failed' })
  })

  it('can be changed for a day, and not afterwards', async () => {
    const order = await delivered('Tea')
    const thumb = [{ item_id: shop.itemId('Tea'), thumb: 'up' }]
    await order.guest.call('POST', pathOf(order), { ...stars, items: thumb })
    test.pass(limits.ratingChangeHours * hour - 60_000)
    const changed = await order.guest.call<OrderRatingWire>('PUT', pathOf(order), { food: 2, service: 1 })
    expect(changed.rating).toMatchObject({ food: 2, service: 1, items: [] })
    test.pass(2 * 60_000)
    expect(await order.guest.refused('PUT', pathOf(order), stars)).toMatchObject({ code: 'rating-failed' })
  })

  it('asks for the delivery’s stars where somebody brought it, and refuses them elsewhere', async () => {
    const order = await delivered()
    expect(await order.guest.refused('POST', pathOf(order), { ...stars, delivery: 5 })).toMatchObject({
      code: 'bad-input',
    })
    await test.database.db.write(shop.tenantId, ({ q }) =>
      q
        .updateTable('orders')
        .set({ type: 'delivery' })
        .where('tenant_id', '=', shop.tenantId)
        .where('id', '=', order.id)
        .execute(),
    )
    for (const language of ['ar', 'en'] as const)
      expect(
        await order.guest.refused('POST', pathOf(order), stars, { 'x-localization': language }),
      ).toMatchObject({
        code: 'fill-all-fields',
        message: texts['fill-all-fields'][language],
        errors: { delivery: [texts['field-required'][language]] },
      })
    const rated = await order.guest.call<OrderRatingWire>('POST', pathOf(order), { ...stars, delivery: 3 })
    expect(rated).toMatchObject({ with_delivery: true, rating: { delivery: 3 } })
  })

  it('spec 5: a comment has 500 characters at most, and stars are 1 to 5 of items that were ordered', async () => {
    const order = await delivered('Tea')
    const refused = (input: object) => order.guest.refused('POST', pathOf(order), { ...stars, ...input })
    expect(await refused({ comment: 'ب'.repeat(501) })).toMatchObject({ code: 'text-too-long' })
    for (const food of [0, 6, 2.5]) expect(await refused({ food })).toMatchObject({ code: 'bad-input' })
    const items = [{ item_id: shop.itemId('Shawarma'), thumb: 'up' }]
    expect(await refused({ items })).toMatchObject({ code: 'bad-input' })
    await order.guest.call('POST', pathOf(order), { ...stars, comment: '😀'.repeat(500) })
  })

  it('domain Privacy: words and photos go with the account, the stars stay without a name', async () => {
    const order = await delivered()
    await signInCustomer(test, shop, order.guest, makeMobile())
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#804020' } })
      .jpeg()
      .toBuffer()
    const photo = await order.guest.call<RatingPhotoWire>('POST', `${pathOf(order)}/photos`, bytes, {
      'content-type': 'application/octet-stream',
    })
    const input = { ...stars, comment: 'I live at number 7', photos: [photo.id] }
    await order.guest.call('POST', pathOf(order), input)
    expect(await readdir(join(test.picturesFolder, `${shop.tenantId}--ratings`))).toEqual([photo.id])
    await order.guest.call('DELETE', '/api/v1/user/customers/delete', {
      wallet_balance: '0.00',
      points_balance: 0,
    })
    await test.sweep()
    expect(await readdir(join(test.picturesFolder, `${shop.tenantId}--ratings`))).toEqual([])
    const { data } = await order.owner.call<{ data: object[] }>(
      'GET',
      `/api/v1/staff/ratings?branch_id=${shop.branchIds[0]}`,
    )
    const rows = data.filter((one) => 'order_id' in one && one.order_id === order.id)
    expect(rows).toMatchObject([{ ...stars, comment: '', customer: '', photos: [] }])
  })
})
