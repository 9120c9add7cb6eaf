import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderRowWire, PageOf } from '#contract/customers/customer-lists.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
})
afterAll(() => test.close())

const orders = (visitor: Visitor, query = '', language = 'en') =>
  visitor.call<PageOf<OrderRowWire>>('GET', `/api/v1/user/orders${query}`, undefined, {
    'x-localization': language,
  })

describe('my orders', () => {
  it('spec 2: those of this browser and of every other device, in words of both languages', async () => {
    const mobile = makeMobile()
    const first = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
    const second = await makePaidOrder(test, shop, 'Tea')
    await signInCustomer(test, shop, first.guest, mobile)
    await signInCustomer(test, shop, second.guest, mobile)
    for (const visitor of [first.guest, second.guest]) {
      const { data, meta } = await orders(visitor)
      expect(data.map((row) => row.id)).toEqual([second.id, first.id])
      expect(meta).toEqual({ current_page: 1, last_page: 1, per_page: 10, total: 2 })
      expect(data[1]).toMatchObject({
        status: 'created',
        active: true,
        count: 2,
        total: '23.00',
        currency: 'SAR',
        items: [
          { name: 'Shawarma', quantity: 1 },
          { name: 'Tea', quantity: 1 },
        ],
        placed_words: expect.stringMatching(/^Today \d\d:\d\d [AP]M$/),
        shown: { label: 'Submitted' },
      })
      const [row] = (await orders(visitor, '', 'ar')).data
      expect(row?.placed_words).toMatch(/^اليوم/)
      expect(row?.shown.label).toMatch(/[\u0600-\u06FF]/)
      expect(await visitor.order(first.id)).toMatchObject({ mine: true })
    }
  })

  it('are filtered by what became of them, 10 a page', async () => {
    const own = await makeShop(test)
    const visitor = own.guest()
    await signInCustomer(test, own, visitor, makeMobile())
    const statuses = [
      ...Array<'delivered'>(11).fill('delivered'),
      'canceled',
      'refunded',
      'accepted',
    ] as const
    for (const status of statuses) {
      const { id } = await visitor.place(await visitor.add(await visitor.openCart(), own.itemId('Tea')))
      await test.database.db.write(own.tenantId, ({ q }) =>
        q
          .updateTable('orders')
          .set({ status, number: 1, hold_until: null })
          .where('tenant_id', '=', own.tenantId)
          .where('id', '=', id)
          .execute(),
      )
    }
    expect((await orders(visitor)).meta).toMatchObject({ total: 14, last_page: 2 })
    expect((await orders(visitor, '?page=2')).data).toHaveLength(4)
    expect((await orders(visitor, '?filter=done')).meta).toMatchObject({ total: 11 })
    expect((await orders(visitor, '?filter=done&page=2')).data).toHaveLength(1)
    expect((await orders(visitor, '?filter=canceled')).data.map((row) => row.status)).toEqual([
      'refunded',
      'canceled',
    ])
    expect((await orders(visitor, '?filter=active')).data).toMatchObject([{ active: true }])
    expect((await orders(visitor, '?page=99')).data).toEqual([])
    for (const query of ['?page=0', '?page=x', '?filter=secret'])
      expect(await visitor.refused('GET', `/api/v1/user/orders${query}`)).toMatchObject({ status: 400 })
  })

  it('show one that waits for its payment as payable, and none that was left at the payment step', async () => {
    const visitor = shop.guest()
    await signInCustomer(test, shop, visitor, makeMobile())
    const cart = await visitor.add(await visitor.openCart(), shop.itemId('Tea'))
    const left = await visitor.place(cart)
    expect((await orders(visitor)).data).toMatchObject([{ id: left.id, can_pay: true, number: null }])
    await visitor.add(cart, shop.itemId('Shawarma'))
    expect((await orders(visitor)).data).toEqual([])
  })

  it('attack: another customer’s are not among them', async () => {
    const ordered = await makePaidOrder(test, shop)
    await signInCustomer(test, shop, ordered.guest, makeMobile())
    const other = shop.guest()
    await signInCustomer(test, shop, other, makeMobile())
    expect((await orders(other)).data).toEqual([])
    expect(await other.order(ordered.id)).toMatchObject({ mine: false, contact_name: '' })
  })
})
