import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { StockItemWire, StockWire } from '#contract/backoffice/staff.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    branches: [
      { id: 'olaya', name: { ar: 'العليا', en: 'Olaya' }, types: ['pickup', 'car'] },
      { id: 'malaz', name: { ar: 'الملز', en: 'Malaz' } },
    ],
    items: [{ id: 'cake', name: 'Cake', types: ['pickup', 'car'] }],
    content: { prices: [{ itemId: 'cake', type: 'car', price: 2100 }] },
  })
  owner = await shop.staff()
})
afterAll(() => test.close())

const change = (visitor: Visitor, body: object) =>
  visitor.call('PUT', '/api/v1/staff/items/cake/here', { branch_id: 'olaya', ...body })
async function stockOf(branch = 'olaya'): Promise<StockItemWire | undefined> {
  const stock = await owner.call<StockWire>('GET', `/api/v1/staff/items?branch_id=${branch}`)
  return stock.groups[0]?.items[0]
}
const menuOf = (type = 'pickup', branch = 'olaya') =>
  shop.guest().call<MenuWire>('GET', `/api/v1/menu?type=${type}&branch_id=${branch}`)

describe('an item at a branch', () => {
  it('is counted: the menu says few, then sold out, and no more once it is not counted', async () => {
    await change(owner, { left: 2 })
    expect(await stockOf()).toMatchObject({ left: 2 })
    expect((await menuOf()).items[0]).toMatchObject({ state: 'available', state_note: 'Only 2 left' })
    expect((await menuOf('pickup', 'malaz')).items[0]).toMatchObject({ state_note: '' })
    await change(owner, { left: 0 })
    expect((await menuOf()).items[0]).toMatchObject({ state: 'sold_out' })
    await change(owner, { left: null })
    expect((await menuOf()).items[0]).toMatchObject({ state: 'available', max_quantity: null })
    expect(await stockOf()).toMatchObject({ left: null })
  })

  it('is hidden here and shown elsewhere; a cart names what is gone', async () => {
    const guest = shop.guest()
    const cart = await guest.add(await guest.openCart(), 'cake')
    await change(owner, { hidden: true })
    expect((await menuOf()).items).toEqual([])
    expect((await menuOf('pickup', 'malaz')).items).toHaveLength(1)
    expect(await guest.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)).toMatchObject({
      removed: ['Cake'],
    })
    expect(await stockOf()).toMatchObject({ hidden: true })
    await change(owner, { hidden: false })
    expect((await menuOf()).items).toHaveLength(1)
  })

  it('has its prices here, beside what would count without them', async () => {
    expect(await stockOf()).toMatchObject({
      prices: [
        { type: null, own: null, usual: '20.00' },
        { type: 'pickup', own: null, usual: '20.00' },
        { type: 'car', own: null, usual: '21.00' },
      ],
    })
    const prices = [
      { type: null, price: '22.50' },
      { type: 'car', price: '24.00' },
    ]
    await change(owner, { prices })
    expect((await menuOf()).items[0]).toMatchObject({ price: '22.50' })
    expect((await menuOf('car')).items[0]).toMatchObject({ price: '24.00' })
    expect((await menuOf('pickup', 'malaz')).items[0]).toMatchObject({ price: '20.00' })
    expect(await stockOf()).toMatchObject({
      prices: [{ own: '22.50' }, { own: null, usual: '22.50' }, { own: '24.00' }],
    })
    await change(owner, { prices: prices.map((one) => ({ ...one, price: null })) })
    expect((await menuOf('car')).items[0]).toMatchObject({ price: '21.00' })
  })

  it('prices are for owner and manager; counting is for the kitchen too', async () => {
    const kitchen = await shop.staff('kitchen')
    await change(kitchen, { left: 7 })
    const refused = await kitchen.refused('PUT', '/api/v1/staff/items/cake/here', {
      branch_id: 'olaya',
      prices: [{ type: null, price: '1.00' }],
    })
    expect(refused).toMatchObject({ status: 403, code: 'not-allowed' })
    const shown = await kitchen.call<StockWire>('GET', '/api/v1/staff/items?branch_id=olaya')
    expect(shown.groups[0]?.items[0]).toMatchObject({ left: 7, price: '0.00', prices: [] })
    await change(owner, { left: null })
  })

  it('an unknown item is not found, and no count is below none', async () => {
    const unknown = await owner.refused('PUT', '/api/v1/staff/items/nothing/here', {
      branch_id: 'olaya',
      left: 1,
    })
    expect(unknown.code).toBe('item-not-found')
    const below = await owner.refused('PUT', '/api/v1/staff/items/cake/here', {
      branch_id: 'olaya',
      left: -1,
    })
    expect(below.code).toBe('bad-input')
  })

  it('a branch changes what the owner lets it change, and counts its dishes whatever that is', async () => {
    const manager = await shop.staff('manager', ['olaya'])
    const setTo = (value: '0' | '1') =>
      owner.call('PUT', '/api/v1/staff/site/settings', {
        values: { 'order.branch_prices': value, 'order.branch_hides': value },
      })
    const prices = [{ type: null, price: '19.00' }]
    const refused = (body: object) =>
      manager.refused('PUT', '/api/v1/staff/items/cake/here', { branch_id: 'olaya', ...body })
    const seen = async () =>
      (await manager.call<StockWire>('GET', '/api/v1/staff/items?branch_id=olaya')).groups[0]?.items[0]
    await setTo('0')
    const before = await stockOf()
    expect(await refused({ prices })).toMatchObject({ status: 403, code: 'branch-field-fixed' })
    expect(await refused({ hidden: true, left: 5 })).toMatchObject({ code: 'branch-field-fixed' })
    expect(await stockOf()).toEqual(before)
    expect(await seen()).toMatchObject({ prices: [] })
    await change(manager, { left: 5 })
    await change(owner, { prices })
    expect(await stockOf()).toMatchObject({ left: 5, price: '19.00' })
    await setTo('1')
    await change(manager, { prices: [{ type: null, price: null }], left: null })
    expect(await seen()).toMatchObject({ left: null, price: '20.00' })
  })
})
