import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { texts } from '#domain/platform/texts.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
})
afterAll(() => test.close())

const again = '/api/v1/carts/from-order'

async function sellOut(shop: Shop, ...names: string[]): Promise<void> {
  await test.database.db.write(shop.tenantId, ({ q }) =>
    q
      .insertInto('sold_out')
      .values(
        names.map((name) => ({
          tenant_id: shop.tenantId,
          branch_id: shop.branchIds[0] ?? '',
          item_id: shop.itemId(name),
        })),
      )
      .execute(),
  )
}

describe('ordering again', () => {
  it('makes a cart of the same dishes at today’s prices, on whatever device of the customer', async () => {
    const shop = await makeShop(test)
    const { guest, id } = await makePaidOrder(test, shop, 'Shawarma', 'Shawarma', 'Tea')
    const [other, mobile] = [shop.guest(), makeMobile()]
    await signInCustomer(test, shop, guest, mobile)
    await signInCustomer(test, shop, other, mobile)
    const cart = await other.call<CartWire>('POST', again, { order_id: id })
    expect(cart).toMatchObject({ type: 'pickup', branch_id: shop.branchIds[0], removed: [], blocked: null })
    expect(cart.bill.lines.map((line) => [line.name, line.quantity])).toEqual([
      ['Shawarma', 2],
      ['Tea', 1],
    ])
    expect(await other.place(cart)).toMatchObject({ status: 'callcenter_pending' })
  })

  it('names what is no longer to be had, and fills the cart with the rest', async () => {
    const shop = await makeShop(test)
    const { guest, id } = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
    await sellOut(shop, 'Shawarma')
    const cart = await guest.call<CartWire>('POST', again, { order_id: id })
    expect(cart.removed).toEqual(['Shawarma'])
    expect(cart.bill.lines.map((line) => line.name)).toEqual(['Tea'])
  })

  it('names what may no longer be ordered as often as it was', async () => {
    const shop = await makeShop(test)
    const { guest, id } = await makePaidOrder(test, shop, 'Shawarma', 'Shawarma', 'Shawarma')
    await test.database.db.write(shop.tenantId, ({ q }) =>
      q.updateTable('items').set({ max_quantity: 2 }).where('id', '=', shop.itemId('Shawarma')).execute(),
    )
    const cart = await guest.call<CartWire>('POST', again, { order_id: id })
    expect(cart.bill.lines).toMatchObject([{ name: 'Shawarma', quantity: 2 }])
    expect(cart.news).toEqual(['Only 2 of “Shawarma” can be had now, so the quantity was changed.'])
  })

  it('spec 8: with nothing left, the items are named and no cart is made, in both languages', async () => {
    const shop = await makeShop(test)
    const { guest, id } = await makePaidOrder(test, shop, 'Tea')
    await sellOut(shop, 'Tea')
    for (const language of ['ar', 'en'] as const)
      expect(
        await guest.refused('POST', again, { order_id: id }, { 'x-localization': language }),
      ).toMatchObject({
        status: 409,
        code: 'items-removed',
        message: texts['items-removed'][language],
        details: { items: ['Tea'] },
      })
    expect(await guest.call('GET', '/api/v1/carts/current')).toEqual({ cart: null })
  })

  it('attack: another customer’s order is "order not available", signed in or not', async () => {
    const shop = await makeShop(test)
    const { guest, id } = await makePaidOrder(test, shop)
    await signInCustomer(test, shop, guest, makeMobile())
    const other = shop.guest()
    await signInCustomer(test, shop, other, makeMobile())
    for (const visitor of [other, shop.guest()])
      expect(await visitor.refused('POST', again, { order_id: id })).toMatchObject({
        status: 404,
        code: 'order-unavailable',
        message: texts['order-unavailable'].en,
      })
  })
})
