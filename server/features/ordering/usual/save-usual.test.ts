import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { PageOf } from '#contract/customers/customer-lists.ts'
import type { UsualWire } from '#contract/ordering/usual-orders.ts'
import { makeMoneyShop } from '#server/testing/make-money-shop.ts'
import { orderedBy } from '#server/testing/make-paid-order.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

it('spec 2: a discounted dish that is kept from an order has not changed its price while it costs the same', async () => {
  const shop = await makeMoneyShop(
    test,
    {},
    { items: [{ name: 'Shawarma', price: 2000, priceBefore: 2500 }] },
  )
  const payer = await shop.payer()
  const order = await orderedBy(test, shop, payer, await payer.cart('Shawarma', 'Shawarma'))
  expect((await order.order()).bill).toMatchObject({ discount: '10.00', total: '40.00' })
  const usuals = '/api/v1/user/usual-orders'
  const body = { name: 'Friday', order_id: order.id }
  const saved = await payer.visitor.call<UsualWire>('POST', usuals, body)
  expect(saved).toMatchObject({ repriced: [], subtotal: '40.00' })
  const { data } = await payer.visitor.call<PageOf<UsualWire>>('GET', usuals)
  expect(data).toMatchObject([{ repriced: [] }])
  const cart = await payer.visitor.call<CartWire>('POST', `${usuals}/${saved.id}/cart`, {})
  expect(cart).toMatchObject({ news: [], bill: { total: '40.00' } })
})
