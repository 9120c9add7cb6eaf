import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const path = (id: string) => `/api/v1/orders/${id}/cancel`
const cancel = async (order: Ordered, version?: number) =>
  order.guest.call<OrderWire>('POST', path(order.id), { version: version ?? (await order.version()) })

describe('cancelling by the customer', () => {
  it('rule "Cancelling by the guest": one tap until it is accepted, and the money goes back by itself', async () => {
    const order = await makePaidOrder(test, shop)
    expect((await order.order()).can_cancel).toBe(true)
    expect(await cancel(order)).toMatchObject({
      status: 'canceled',
      cancel_words: 'Canceled at your request.',
      can_cancel: false,
      refunds: [{ amount: '20.00' }],
    })
    await order.settle()
    expect(await order.order()).toMatchObject({ status: 'refunded', refunded: '20.00' })
  })

  it('rule "Cancelling by the guest": once accepted it is refused, and the order goes on', async () => {
    const order = await makePaidOrder(test, shop)
    const version = await order.version()
    await order.move('accept')
    for (const seen of [version, await order.version()])
      expect(await order.guest.refused('POST', path(order.id), { version: seen })).toMatchObject({
        status: 409,
        code: 'order-changed',
        details: { status: 'accepted' },
      })
    expect(await order.order()).toMatchObject({ status: 'accepted', can_cancel: false, refunds: [] })
  })

  it.each([1, 2, 3])(
    'safety 10: cancelled and accepted at once, exactly one of the two happens (%i)',
    async () => {
      const order = await makePaidOrder(test, shop)
      const version = await order.version()
      const answers = await Promise.all([
        order.guest.send('POST', path(order.id), { version }),
        order.owner.send('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
          action: 'accept',
          version,
        }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      await order.settle()
      const { status, refunded } = await order.order()
      expect([status, refunded]).toEqual(
        answers[0]?.status === 200 ? ['refunded', '20.00'] : ['accepted', '0.00'],
      )
    },
  )

  it('safety 5: tapped ten times at once, the money goes back once', async () => {
    const order = await makePaidOrder(test, shop)
    const version = await order.version()
    await Promise.all(Array.from({ length: 10 }, () => order.guest.send('POST', path(order.id), { version })))
    await order.settle()
    expect((await order.order()).refunds).toEqual([{ amount: '20.00', state: 'done' }])
  })

  it('safety 16: a stranger who holds the link cannot', async () => {
    const order = await makePaidOrder(test, shop)
    const stranger = shop.guest()
    await stranger.openCart()
    const version = await order.version()
    expect(await stranger.refused('POST', path(order.id), { version })).toMatchObject({
      status: 404,
      code: 'order-unavailable',
    })
    expect((await order.order()).status).toBe('created')
  })

  it('an order that waits for payment is let go, and its cart can be ordered anew', async () => {
    const { guest, cart } = await shop.guestWith('Shawarma')
    const held = await guest.place(cart)
    const canceled = await guest.call<OrderWire>('POST', path(held.id), { version: held.version })
    expect(canceled).toMatchObject({ status: 'canceled', cancel_words: 'Canceled at your request.' })
    const again = await guest.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
    expect((await guest.place(again)).status).toBe('callcenter_pending')
  })
})

describe('the promised time', () => {
  it('rule "Promised time": other minutes at acceptance are announced on the page', async () => {
    const order = await makePaidOrder(test, shop)
    const { promised_minutes } = await order.order()
    await order.move('accept', { minutes: promised_minutes + 10 })
    expect((await order.order()).promise_change).toMatchObject({
      was: expect.stringMatching(/\d\d:\d\d/),
      earlier: false,
    })
    const quick = await makePaidOrder(test, shop)
    await quick.move('accept', { minutes: promised_minutes - 10 })
    expect((await quick.order()).promise_change).toMatchObject({ earlier: true })
    const same = await makePaidOrder(test, shop)
    await same.move('accept')
    expect((await same.order()).promise_change).toBeNull()
  })

  it('rule "Promised time": is moved later by staff, seen with what it was, in the journal and as a notice', async () => {
    const order = await makePaidOrder(test, shop)
    await order.move('accept', { minutes: 20 })
    const before = await order.order()
    expect(await order.move('promise', { minutes: 45 })).toMatchObject({
      status: 'accepted',
      promised_minutes: 45,
    })
    const after = await order.order()
    expect(after.promise_change?.was).toBe(before.promised_time)
    expect(Date.parse(after.promised_at ?? '')).toBeGreaterThan(Date.parse(before.promised_at ?? ''))
    const { events, journal } = await test.database.db.read(shop.tenantId, async ({ q }) => ({
      events: await q.selectFrom('outbox').select('payload').where('kind', '=', 'notice').execute(),
      journal: await q
        .selectFrom('order_journal')
        .select(['reason', 'actor'])
        .where('order_id', '=', order.id)
        .orderBy('seq', 'desc')
        .execute(),
    }))
    expect(journal[0]?.reason).toMatch(/^promise: /)
    expect(journal[0]?.actor).toMatch(/^staff:/)
    const mine = events.filter(({ payload }) => payload['orderId'] === order.id)
    expect(mine.some(({ payload }) => payload['event'] === 'order-time-changed')).toBe(true)
  })

  it('is not moved before acceptance or when it is ready, nor by the kitchen', async () => {
    const order = await makePaidOrder(test, shop)
    const path = `/api/v1/staff/orders/${order.id}/transitions`
    const promise = async (by = order.owner) =>
      by.refused('POST', path, { action: 'promise', minutes: 30, version: await order.version() })
    expect(await promise()).toMatchObject({ code: 'transition-not-allowed' })
    await order.move('accept')
    expect(await promise(await shop.staff('kitchen'))).toMatchObject({ code: 'not-allowed' })
    await order.move('ready')
    expect(await promise()).toMatchObject({ code: 'transition-not-allowed' })
  })
})
