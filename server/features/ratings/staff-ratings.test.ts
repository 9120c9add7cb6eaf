import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BranchWire, ItemWire } from '#contract/menu/menu.ts'
import type {
  OrderRatingWire,
  RatingPhotoWire,
  StaffRatingsWire,
  StaffRatingWire,
} from '#contract/ratings/rating.ts'
import { limits } from '#domain/core/limits.ts'
import { makeDeliveredOrder } from '#server/testing/make-delivered-order.ts'
import type { Ordered } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let owner: Visitor
const orders: Ordered[] = []
const given = [5, 4, 2]
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
  for (const food of given) {
    const order = await makeDeliveredOrder(test, shop)
    await rate(order, { food, service: food, comment: `${food} stars`, items: [thumb(food > 2)] })
    orders.push(order)
  }
  owner = await shop.staff()
})
afterAll(() => test.close())

const thumb = (liked: boolean) => ({ item_id: shop.itemId('Shawarma'), thumb: liked ? 'up' : 'down' })
const rate = (order: Ordered, input: object) =>
  order.guest.call<OrderRatingWire>('POST', `/api/v1/orders/${order.id}/rating`, input)
const list = (who: Visitor, query = '') =>
  who.call<StaffRatingsWire>('GET', `/api/v1/staff/ratings?branch_id=${shop.branchIds[0]}${query}`)
const ratingOf = (order: Ordered) =>
  order.guest.call<OrderRatingWire>('GET', `/api/v1/orders/${order.id}/rating`)
const idWith = async (stars: number) => (await list(owner, `&stars=${stars}`)).data[0]?.id ?? ''
const branch = async () =>
  (await shop.guest().call<{ data: BranchWire[] }>('GET', '/api/v1/branch/frontend/branches')).data[0]
const item = async () =>
  (
    await shop
      .guest()
      .call<{ item: ItemWire }>('GET', `/api/v1/menu/items/${shop.itemId('Shawarma')}?type=pickup`)
  ).item
async function sum(): Promise<void> {
  test.pass(limits.ratingSumMinutes * 60_000 + 1)
  await test.sweep()
  test.resetClock()
}

describe('ratings for staff', () => {
  it('come newest first, by stars and by what has no answer yet', async () => {
    const all = await list(owner)
    expect(all.data.map((one) => one.overall)).toEqual([2, 4, 5])
    expect(all.meta).toMatchObject({ total: 3, last_page: 1 })
    expect(all.data[0]).toMatchObject({
      order_id: orders[2]?.id,
      customer: 'Noura',
      items: [{ name: 'Shawarma', thumb: 'down' }],
      may: ['answer', 'hide'],
    })
    expect((await list(owner, '&stars=4')).data.map((one) => one.comment)).toEqual(['4 stars'])
    await owner.call('PUT', `/api/v1/staff/ratings/${await idWith(4)}/answer`, { answer: 'Thank you' })
    expect((await list(owner, '&unanswered=1')).meta.total).toBe(2)
  })

  it('are answered by the till too; the guest reads it, and it can be taken back', async () => {
    const cashier = await shop.staff('cashier')
    const path = `/api/v1/staff/ratings/${await idWith(5)}/answer`
    expect(await cashier.call('PUT', path, { answer: ' Come again! ' })).toMatchObject({
      answer: 'Come again!',
      may: ['answer'],
    })
    expect((await ratingOf(orders[0] as Ordered)).rating?.answer).toBe('Come again!')
    expect(await cashier.refused('PUT', path, { answer: 'x'.repeat(501) })).toMatchObject({
      code: 'text-too-long',
    })
    await cashier.call('PUT', path, { answer: '' })
    expect((await ratingOf(orders[0] as Ordered)).rating?.answer).toBeNull()
    expect(await (await shop.staff('kitchen')).refused('PUT', path, { answer: 'hm' })).toMatchObject({
      code: 'not-allowed',
    })
  })

  it('are averages on the storefront some minutes later, once enough guests have rated', async () => {
    expect(await branch()).toMatchObject({ stars: null })
    await sum()
    expect(await branch()).toMatchObject({ stars: { average: '3.7', count: 3 } })
    expect(await item()).toMatchObject({ likes: { percent: 67, count: 3 } })
  })

  it('are hidden with a reason by those who may: no average counts them, no guest sees their photos', async () => {
    const order = await makeDeliveredOrder(test, shop)
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#804020' } })
      .jpeg()
      .toBuffer()
    const photo = await order.guest.call<RatingPhotoWire>(
      'POST',
      `/api/v1/orders/${order.id}/rating/photos`,
      bytes,
      { 'content-type': 'application/octet-stream' },
    )
    const picture = `/rating-photos/${photo.id}/112`
    await rate(order, { food: 1, service: 1, photos: [photo.id], items: [thumb(false)] })
    await sum()
    expect(await branch()).toMatchObject({ stars: { average: '3.0', count: 4 } })
    const path = `/api/v1/staff/ratings/${await idWith(1)}/hidden`
    expect(await owner.refused('PUT', path, { hidden: true, reason: ' ' })).toMatchObject({
      code: 'field-required',
      errors: { reason: ['Field is required'] },
    })
    const input = { hidden: true, reason: 'Shows a person' }
    expect(await (await shop.staff('cashier')).refused('PUT', path, input)).toMatchObject({
      code: 'not-allowed',
    })
    const hidden = await owner.call<StaffRatingWire>('PUT', path, input)
    expect(hidden).toMatchObject({ hidden: true, hidden_reason: 'Shows a person', may: ['answer', 'show'] })
    await sum()
    expect(await branch()).toMatchObject({ stars: { average: '3.7', count: 3 } })
    expect((await order.guest.send('GET', picture)).status).toBe(404)
    expect((await owner.send('GET', picture)).status).toBe(200)
    expect((await ratingOf(order)).rating).toMatchObject({ hidden: true, photos: [], can_change: false })
    await owner.call('PUT', path, { hidden: false })
    expect((await order.guest.send('GET', picture)).status).toBe(200)
    await owner.call('PUT', path, input)
    test.pass(31 * 86_400_000)
    await test.sweep()
    test.resetClock()
    expect((await owner.send('GET', picture)).status).toBe(404)
  })
})
