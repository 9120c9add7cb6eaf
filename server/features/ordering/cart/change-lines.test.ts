import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { OptionGroup } from '#domain/menu/menu.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { makeOption, makeWords, sizeGroup } from '#server/testing/sample-options.ts'

const extras: OptionGroup = {
  id: 'extras',
  name: makeWords('Extras'),
  min: 0,
  max: 3,
  options: [
    makeOption('cheese', 200, { max: 2 }),
    makeOption('egg', 150),
    makeOption('nuts', 300, { min: 2, max: 3 }),
  ],
}
const sauce: OptionGroup = {
  id: 'sauce',
  name: makeWords('Sauce'),
  min: 1,
  max: 1,
  options: [makeOption('garlic', 0), makeOption('hot', 0)],
}

let test: TestApp
let shop: Shop
let guest: Visitor
let cart: CartWire
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    branches: [
      { name: makeWords('Olaya') },
      { name: makeWords('Malaz') },
      { name: makeWords('Tables'), types: ['dinein'] },
    ],
    items: [
      { name: 'Tea', price: 300 },
      { name: 'Burger', price: 2500, options: [sizeGroup, extras] },
      { name: 'Wrap', price: 1500, options: [{ ...sauce }] },
      { name: 'Lobster', price: 9000, maxQuantity: 2 },
      { name: 'Cake', scheduledOnly: true },
      { name: 'Sold out', soldOut: true },
      { name: 'Sale', price: 800, priceBefore: 1000 },
    ],
  })
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  guest = shop.guest()
  cart = await guest.openCart()
})

const add = (name: string, more: object = {}) => guest.add(cart, shop.itemId(name), more)
const refused = (name: string, more: object = {}) =>
  guest.refused('POST', `/api/v1/carts/${cart.cart_id}/lines`, { item_id: shop.itemId(name), ...more })
const chosen = (...ids: string[]) => ids.map((option_id) => ({ option_id, quantity: 1 }))
const put = (line: number, body: object) =>
  guest.call<CartWire>('PUT', `/api/v1/carts/${cart.cart_id}/lines/${cart.bill.lines[line]?.line_id}`, body)

describe('lines of a cart', () => {
  it('of the same choices and note join; others stay apart', async () => {
    await add('Burger', { options: chosen('large', 'egg') })
    cart = await add('Burger', { options: chosen('egg', 'large'), quantity: 2 })
    expect(cart.bill.lines.map((line) => line.quantity)).toEqual([3])
    await add('Burger', { options: chosen('large') })
    cart = await add('Burger', { options: chosen('large'), note: 'well done' })
    expect(cart.bill.lines.map((line) => line.quantity)).toEqual([3, 1, 1])
    expect(cart.bill.total).toBe('154.50')
  })

  it('the first of them comes with the cart, in one call; one that cannot be had is refused by name', async () => {
    const line = { item_id: shop.itemId('Burger'), quantity: 2, options: chosen('large'), note: 'well done' }
    const made = await guest.call<CartWire>('POST', '/api/v1/carts', { type: 'pickup', line })
    expect(made.cart_id).not.toBe(cart.cart_id)
    expect(made.bill.lines).toMatchObject([{ item_id: line.item_id, quantity: 2, note: 'well done' }])
    expect(made.bill.total).toBe('60.00')
    const gone = { item_id: shop.itemId('Sold out') }
    expect(await guest.refused('POST', '/api/v1/carts', { type: 'pickup', line: gone })).toMatchObject({
      status: 422,
      code: 'item-unavailable',
    })
    // a line that is refused leaves no empty cart behind: the one above is still this browser's
    const current = await guest.call<{ cart: CartWire }>('GET', '/api/v1/carts/current')
    expect(current.cart.cart_id).toBe(made.cart_id)
  })

  it('without choices take the presets, as the + of the menu does', async () => {
    cart = await add('Burger')
    expect(cart.bill.lines[0]?.options.map((one) => one.option_id)).toEqual(['small'])
  })

  it('spec 5: a required group must be chosen, counts stay within their limits', async () => {
    expect(await refused('Wrap')).toMatchObject({
      status: 422,
      code: 'option-required',
      details: { group_id: 'sauce' },
    })
    expect(await refused('Burger', { options: [] })).toMatchObject({
      code: 'option-required',
      details: { group_id: 'size', min: 1, max: 1 },
    })
    expect(await refused('Burger', { options: chosen('small', 'large') })).toMatchObject({
      code: 'option-count',
    })
    expect(
      await refused('Burger', { options: [...chosen('small'), { option_id: 'cheese', quantity: 3 }] }),
    ).toMatchObject({ code: 'option-count', details: { group_id: 'extras' } })
    expect(await refused('Burger', { options: chosen('small', 'nuts') })).toMatchObject({
      code: 'option-count',
    })
    expect(
      await refused('Burger', { options: [...chosen('small', 'egg'), { option_id: 'nuts', quantity: 3 }] }),
    ).toMatchObject({ code: 'option-count' })
    expect(await refused('Burger', { options: chosen('small', 'garlic') })).toMatchObject({
      code: 'option-unknown',
    })
    expect(
      (await add('Burger', { options: [...chosen('small'), { option_id: 'nuts', quantity: 2 }] })).bill.total,
    ).toBe('31.00')
  })

  it('spec 5: the most of an item counts over all its lines', async () => {
    cart = await add('Lobster', { note: 'one' })
    cart = await add('Lobster', { note: 'two' })
    expect(await refused('Lobster', { note: 'three' })).toMatchObject({
      status: 422,
      code: 'item-limit',
      details: { max: 2 },
    })
    await expect(put(0, { quantity: 2 })).rejects.toThrow('item-limit')
  })

  it('at most 99 of a line and 60 lines', async () => {
    cart = await add('Tea', { quantity: 99 })
    expect(await refused('Tea')).toMatchObject({ code: 'item-limit', details: { max: 99 } })
    expect(await refused('Tea', { quantity: 100 })).toMatchObject({ status: 400 })
    for (let line = 1; line < 60; line += 1) cart = await add('Tea', { note: `cup ${line}` })
    expect(cart.bill.lines).toHaveLength(60)
    expect(await refused('Tea', { note: 'one too many' })).toMatchObject({ code: 'item-limit' })
    expect((await add('Tea', { note: 'cup 1' })).bill.lines).toHaveLength(60)
  })

  it('spec 5: a note has up to 500 characters, counted as people count, clean of what cannot be seen', async () => {
    expect((await add('Tea', { note: '🍋'.repeat(500) })).bill.lines[0]?.note).toHaveLength(1000)
    expect(await refused('Tea', { note: 'ن'.repeat(501) })).toMatchObject({
      status: 422,
      code: 'text-too-long',
      errors: { note: [expect.any(String)] },
    })
    const spoiled = await add('Tea', { note: ' hot\u0000\u202E\uD800 please ' })
    expect(spoiled.bill.lines.at(-1)?.note).toBe('hot please')
  })

  it('spec 8: what is not to be had is refused by name of the reason', async () => {
    expect(await refused('Sold out')).toMatchObject({ status: 422, code: 'item-unavailable' })
    expect(await refused('Nothing')).toMatchObject({
      status: 404,
      code: 'item-not-found',
      message: 'Item not found',
    })
  })

  it('are changed and taken out; what is gone already is taken out without a word, changed it is refused', async () => {
    cart = await add('Burger')
    cart = await put(0, { quantity: 2, options: chosen('large'), note: 'to go' })
    expect(cart.bill.lines[0]).toMatchObject({ quantity: 2, note: 'to go', subtotal: '60.00' })
    const line = cart.bill.lines[0]?.line_id
    expect((await put(0, { quantity: 0 })).bill.lines).toEqual([])
    expect(
      (await guest.call<CartWire>('DELETE', `/api/v1/carts/${cart.cart_id}/lines/${line}`)).bill.lines,
    ).toEqual([])
    await expect(put(0, { quantity: 1 })).rejects.toThrow('line-not-found')
  })

  it('a product discount shows beside the price before it', async () => {
    expect((await add('Sale', { quantity: 3 })).bill).toMatchObject({
      subtotal: '30.00',
      discount: '6.00',
      total: '24.00',
    })
  })
})

describe('moving a cart', () => {
  it('spec 8: to a branch that does not have everything names what is taken out, once', async () => {
    await add('Tea')
    await add('Burger')
    const second = shop.branchIds[1] ?? ''
    await test.database.db.write(
      shop.tenantId,
      async (db) =>
        void (await db.q
          .insertInto('sold_out')
          .values({ tenant_id: shop.tenantId, branch_id: second, item_id: shop.itemId('Burger') })
          .execute()),
    )
    const moved = await guest.call<CartWire>('PUT', `/api/v1/carts/${cart.cart_id}`, { branch_id: second })
    expect(moved).toMatchObject({
      branch_id: second,
      branch_name: 'Malaz',
      removed: ['Burger'],
      bill: { total: '3.00' },
    })
    expect(await guest.call('GET', `/api/v1/carts/${cart.cart_id}`)).toMatchObject({
      removed: [],
      bill: { total: '3.00' },
    })
  })

  it('to a branch that does not serve so, or to none, is refused and nothing moves', async () => {
    const move = (body: object) => guest.refused('PUT', `/api/v1/carts/${cart.cart_id}`, body)
    expect(await move({ branch_id: shop.branchIds[2] })).toMatchObject({
      status: 422,
      code: 'type-unavailable',
    })
    expect(await move({ type: 'delivery' })).toMatchObject({ code: 'type-unavailable' })
    expect(await move({ branch_id: 'nowhere' })).toMatchObject({ status: 404, code: 'branch-not-found' })
    expect(await guest.call('GET', `/api/v1/carts/${cart.cart_id}`)).toMatchObject({
      version: cart.version,
      branch_id: shop.branchIds[0],
    })
  })

  it('an edit that is refused leaves the order that waits for its payment alone', async () => {
    cart = await add('Tea')
    const held = await guest.place(cart)
    expect(await refused('Nothing')).toMatchObject({ code: 'item-not-found' })
    expect((await guest.order(held.id)).status).toBe('callcenter_pending')
    await add('Tea')
    expect((await guest.order(held.id)).status).toBe('canceled')
  })
})
