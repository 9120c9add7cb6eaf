import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { ItemWire, MenuWire } from '#contract/menu/menu.ts'
import { makeGroup, makeOption } from '#domain/menu/make-item.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

const words = (name: string) => ({ ar: `${name} ع`, en: name })

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  const toppings = makeGroup(
    'toppings',
    [makeOption('olives', { price: 200, max: 3 }), makeOption('egg', { price: 300 })],
    {
      free: 2,
    },
  )
  const sides = makeGroup(
    'sides',
    [makeOption('asalad', { itemId: 'salad' }), makeOption('asoup', { itemId: 'soup', price: 400 })],
    {
      min: 1,
      max: 1,
    },
  )
  const soups = makeGroup('soups', [makeOption('lentil'), makeOption('tomato')], {
    min: 1,
    max: 1,
    when: 'asoup',
  })
  shop = await makeShop(test, {
    branches: [
      { id: 'olaya', name: words('Olaya'), types: ['pickup', 'car'] },
      { id: 'malaz', name: words('Malaz'), types: ['pickup', 'car'] },
    ],
    items: [
      { id: 'pizza', name: 'Pizza', price: 4000, types: ['pickup', 'car'], options: [toppings] },
      { id: 'salad', name: 'Salad' },
      { id: 'soup', name: 'Soup' },
      { id: 'lunch', name: 'Lunch', price: 5000, options: [sides, soups] },
      {
        id: 'feast',
        name: 'Feast',
        price: 20_000,
        deposits: [
          { id: 'tray', name: words('Tray'), amount: 5000, min: 1, max: 2 },
          { id: 'stove', name: words('Stove'), amount: 8000, min: 0, max: 1 },
        ],
      },
    ],
    content: {
      hidden: [{ branchId: 'malaz', itemId: 'soup' }],
      prices: [
        { itemId: 'pizza', branchId: 'malaz', price: 4400, priceBefore: 4800 },
        { itemId: 'pizza', branchId: 'malaz', type: 'car', price: 4500 },
        { itemId: 'pizza', type: 'car', price: 4100 },
      ],
    },
  })
})
afterAll(() => test.close())

const menuOf = (type: string, branchId: string) =>
  shop.guest().call<MenuWire>('GET', `/api/v1/menu?type=${type}&branch_id=${branchId}`)

const setSalad = (price: number) =>
  test.database.db.write(shop.tenantId, async ({ q }) => {
    await q
      .updateTable('items')
      .set({ price })
      .where('tenant_id', '=', shop.tenantId)
      .where('id', '=', 'salad')
      .execute()
  })

describe('menu truth', () => {
  it('each branch and order type has its own price; an item hidden at a branch is not on its menu', async () => {
    const priceAt = async (type: string, branchId: string) => {
      const { items } = await menuOf(type, branchId)
      return items.find((item) => item.id === 'pizza')
    }
    expect(await priceAt('pickup', 'olaya')).toMatchObject({ price: '40.00', price_before: null })
    expect(await priceAt('pickup', 'malaz')).toMatchObject({ price: '44.00', price_before: '48.00' })
    expect(await priceAt('car', 'malaz')).toMatchObject({ price: '45.00', price_before: null })
    expect(await priceAt('car', 'olaya')).toMatchObject({ price: '41.00' })
    expect((await menuOf('pickup', 'malaz')).items.map((item) => item.id)).not.toContain('soup')
  })

  it("a cart's lines say whether their dish has options or deposits to choose, though none is chosen", async () => {
    const guest = shop.guest()
    const cart = await guest.openCart()
    await guest.add(cart, 'pizza')
    await guest.add(cart, 'feast')
    const { bill } = await guest.add(cart, 'soup')
    const said = bill.lines.map(({ item_id, options, choosable }) => [item_id, options.length, choosable])
    expect(said).toEqual([
      ['pizza', 0, true],
      ['feast', 0, true],
      ['soup', 0, false],
    ])
  })

  it('a cart costs what its branch and type ask, and names what that changed', async () => {
    const guest = shop.guest()
    const cart = await guest.add(await guest.openCart(), 'pizza')
    expect(cart.bill.total).toBe('40.00')
    const moved = await guest.call<CartWire>('PUT', `/api/v1/carts/${cart.cart_id}`, { branch_id: 'malaz' })
    expect(moved).toMatchObject({
      bill: { total: '44.00', discount: '4.00' },
      news: ['“Pizza” now costs 44.00, it was 40.00.'],
    })
    const byCar = await guest.call<CartWire>('PUT', `/api/v1/carts/${cart.cart_id}`, { type: 'car' })
    expect(byCar).toMatchObject({ bill: { total: '45.00' } })
    expect(await guest.call('GET', `/api/v1/carts/${cart.cart_id}`)).toMatchObject({ news: [] })
  })

  it('a price that changes under an open cart is said once by name, and never ordered at the old one', async () => {
    const guest = shop.guest()
    const cart = await guest.add(await guest.openCart(), 'salad')
    await setSalad(2350)
    const refused = await guest.refused('POST', '/api/v1/orders', guest.checkout(cart), {
      'idempotency-key': 'at-the-old-price',
    })
    expect(refused).toMatchObject({ code: 'price-changed', details: { shown: '20.00', total: '23.50' } })
    const read = () => guest.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
    expect(await read()).toMatchObject({
      news: ['“Salad” now costs 23.50, it was 20.00.'],
      bill: { total: '23.50' },
    })
    expect(await read()).toMatchObject({ news: [] })
    await setSalad(2000)
  })

  it('safety 1: a cart that waits for its payment shows what is paid for it, and nothing else is charged', async () => {
    const guest = shop.guest()
    const cart = await guest.add(await guest.openCart(), 'salad')
    const order = await guest.place(cart)
    await setSalad(1500)
    const back = await guest.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
    expect(back).toMatchObject({ news: [], bill: { to_pay: '20.00' } })
    expect((await guest.place(back)).id).toBe(order.id)
    const cheaper = guest.checkout(back, { total: '15.00' })
    expect(
      await guest.refused('POST', '/api/v1/orders', cheaper, { 'idempotency-key': 'at-the-new-price' }),
    ).toMatchObject({ code: 'price-changed', details: { shown: '15.00', total: '20.00' } })
    const edited = await guest.add(back, 'salad')
    expect(edited).toMatchObject({ bill: { to_pay: '30.00' } })
    await setSalad(2000)
  })

  it('the first N free: cart, menu and order agree', async () => {
    const guest = shop.guest()
    const { item } = await guest.call<{ item: ItemWire }>('GET', '/api/v1/menu/items/pizza')
    expect(item.option_groups[0]).toMatchObject({ free: 2, when: null })
    const cart = await guest.add(await guest.openCart(), 'pizza', {
      options: [
        { option_id: 'olives', quantity: 3 },
        { option_id: 'egg', quantity: 1 },
      ],
    })
    expect(cart.bill).toMatchObject({ total: '44.00', lines: [{ options: [{ free: 1 }, { free: 1 }] }] })
    expect((await guest.place(cart)).bill.total).toBe('44.00')
  })

  it('a combo asks for the groups that its choice brings, and refuses what its branch does not have', async () => {
    const guest = shop.guest()
    const open = await guest.openCart()
    const choose = (...ids: string[]) => ({ options: ids.map((option_id) => ({ option_id, quantity: 1 })) })
    const line = (body: object) =>
      guest.refused('POST', `/api/v1/carts/${open.cart_id}/lines`, { item_id: 'lunch', ...body })
    expect(await line(choose('asoup'))).toMatchObject({
      code: 'option-required',
      details: { group_id: 'soups' },
    })
    expect(await line(choose('asalad', 'lentil'))).toMatchObject({ code: 'option-unknown' })
    const cart = await guest.add(open, 'lunch', choose('asoup', 'lentil'))
    expect(cart.bill.total).toBe('54.00')
    const moved = await guest.call<CartWire>('PUT', `/api/v1/carts/${cart.cart_id}`, { branch_id: 'malaz' })
    expect(moved).toMatchObject({ removed: ['Lunch'], bill: { count: 0 } })
    const at = await guest.call<{ item: ItemWire }>('GET', '/api/v1/menu/items/lunch?branch_id=malaz')
    expect(at.item.option_groups[0]?.options.map((one) => one.out)).toEqual([false, true])
  })

  it('spec 5: a deposit comes with its minimum, is changed within its maximum, and stands outside VAT', async () => {
    const guest = shop.guest()
    const cart = await guest.add(await guest.openCart(), 'feast')
    expect(cart.bill).toMatchObject({ subtotal: '200.00', deposits: '50.00', total: '250.00', vat: '26.09' })
    const lineId = cart.bill.lines[0]?.line_id ?? ''
    const path = `/api/v1/carts/${cart.cart_id}/lines/${lineId}`
    const deposits = (tray: number, stove: number) => [
      { deposit_id: 'tray', quantity: tray },
      { deposit_id: 'stove', quantity: stove },
    ]
    const more = await guest.call<CartWire>('PUT', path, { quantity: 2, deposits: deposits(1, 1) })
    expect(more.bill).toMatchObject({ deposits: '260.00', total: '660.00' })
    expect(await guest.refused('PUT', path, { quantity: 2, deposits: deposits(3, 0) })).toMatchObject({
      code: 'deposit-count',
    })
    expect(await guest.refused('PUT', path, { quantity: 2, deposits: [] })).toMatchObject({
      code: 'deposit-count',
    })
    expect((await guest.place(more)).bill).toMatchObject({ deposits: '260.00', to_pay: '660.00' })
  })
})
