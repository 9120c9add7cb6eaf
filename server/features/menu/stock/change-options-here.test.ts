import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { DeskItemWire } from '#contract/menu/menu-desk.ts'
import type { ItemWire, MenuWire } from '#contract/menu/menu.ts'
import type { StockWire } from '#contract/backoffice/staff.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeGroup, makeOption } from '#domain/menu/make-item.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let cook: Visitor
let olaya: string
let nakheel: string
/** Avocado of the toast and of the salad, and the only two breads. */
let ids: Record<'toast' | 'salad' | 'rye' | 'white', string>

beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  ids = { toast: makeId(), salad: makeId(), rye: makeId(), white: makeId() }
  const name = { ar: 'أفوكادو', en: 'Avocado' }
  const types = ['pickup', 'delivery'] as const
  shop = await makeShop(test, {
    branches: [
      { name: { ar: 'العليا', en: 'Olaya' }, types: ['pickup', 'delivery'] },
      { name: { ar: 'النخيل', en: 'Nakheel' }, types: ['pickup', 'delivery'] },
    ],
    items: [
      {
        name: 'Toast',
        types,
        options: [
          makeGroup(makeId(), [makeOption(ids.rye), makeOption(ids.white)], { min: 1, max: 1 }),
          makeGroup(makeId(), [makeOption(ids.toast, { name, price: 500 })]),
        ],
      },
      { name: 'Salad', types, options: [makeGroup(makeId(), [makeOption(ids.salad, { name, price: 700 })])] },
    ],
  })
  cook = await shop.staff('kitchen')
  ;[olaya = '', nakheel = ''] = shop.branchIds
})

const path = '/api/v1/staff/options/here'
const change = (by: Visitor, body: object) => by.call('PUT', path, { branch_id: olaya, until: null, ...body })
const item = async (name: string, branch = olaya, type = 'pickup') =>
  (
    await shop
      .guest()
      .call<{ item: ItemWire }>(
        'GET',
        `/api/v1/menu/items/${shop.itemId(name)}?branch_id=${branch}&type=${type}`,
      )
  ).item
const option = async (name: string, id: string, branch = olaya, type = 'pickup') =>
  (await item(name, branch, type)).option_groups
    .flatMap(({ options }) => options)
    .find((one) => one.id === id)
const stock = async (by: Visitor = cook) =>
  (await by.call<StockWire>('GET', `/api/v1/staff/items?branch_id=${olaya}`)).options
const stateOf = async (name: string, branch = olaya) => {
  const menu = await shop.guest().call<MenuWire>('GET', `/api/v1/menu?branch_id=${branch}`)
  return menu.items.find((one) => one.name === name)?.state
}

describe('an option at a branch', () => {
  it('out of avocado is one row for all dishes that have it, and one call takes it out of all of them there', async () => {
    const avocado = (await stock()).find(({ name }) => name === 'Avocado')
    expect(avocado).toMatchObject({ dishes: ['Toast', 'Salad'], sold_out: false, hidden: false })
    expect(avocado?.ids.toSorted()).toEqual([ids.toast, ids.salad].toSorted())
    await change(cook, { option_ids: avocado?.ids, sold_out: true })
    expect((await stock())[0]).toMatchObject({ name: 'Avocado', sold_out: true, until: null })
    expect(await option('Toast', ids.toast)).toMatchObject({ out: true })
    expect(await option('Salad', ids.salad)).toMatchObject({ out: true })
    expect(await option('Salad', ids.salad, nakheel), 'another branch has it').toMatchObject({ out: false })
    expect([await stateOf('Toast'), await stateOf('Salad')]).toEqual(['available', 'available'])
    await change(cook, { option_ids: avocado?.ids, sold_out: false })
    expect(await option('Toast', ids.toast)).toMatchObject({ out: false })
  })

  it('what is out is refused by its name, and named when a cart has it', async () => {
    const guest = shop.guest()
    const cart = await guest.openCart()
    const lines = `/api/v1/carts/${cart.cart_id}/lines`
    const line = { item_id: shop.itemId('Salad'), options: [{ option_id: ids.salad, quantity: 1 }] }
    await guest.call('POST', lines, line)
    await change(cook, { option_ids: [ids.salad], sold_out: true })
    const now = await guest.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
    expect(now.removed).toEqual(['Salad'])
    expect(await guest.refused('POST', lines, line)).toMatchObject({
      code: 'item-unavailable',
      details: { item: { en: 'Avocado' } },
    })
  })

  it('a dish of which a required group has nothing left is sold out with it, and is back by the clock', async () => {
    const until = new Date(test.deps.clock() + 3_600_000).toISOString()
    await change(cook, { option_ids: [ids.rye], sold_out: true })
    expect(await stateOf('Toast')).toBe('available')
    await change(cook, { option_ids: [ids.white], sold_out: true, until })
    expect(await stateOf('Toast')).toBe('sold_out')
    expect(await stateOf('Toast', nakheel)).toBe('available')
    test.pass(3_600_001)
    expect(await stateOf('Toast')).toBe('available')
    expect(await option('Toast', ids.rye)).toMatchObject({ out: true })
  })

  it('a moment that is past and options of nobody are refused, and nothing is done', async () => {
    const past = new Date(test.deps.clock() - 1).toISOString()
    const body = { branch_id: olaya, option_ids: [ids.rye], sold_out: true, until: past }
    expect(await cook.refused('PUT', path, body)).toMatchObject({ code: 'bad-input' })
    const some = { ...body, option_ids: [ids.rye, makeId()], until: null }
    expect(await cook.refused('PUT', path, some)).toMatchObject({ code: 'item-not-found' })
    expect(await option('Toast', ids.rye)).toMatchObject({ out: false })
  })

  it('has a price for a branch and a way to order, the most specific one counts, and the bill has it', async () => {
    const owner = await shop.staff('owner')
    const prices = [
      { type: null, price: '6.00' },
      { type: 'delivery', price: '8.00' },
    ]
    expect(
      await cook.refused('PUT', path, { branch_id: olaya, option_ids: [ids.toast], prices }),
    ).toMatchObject({
      code: 'not-allowed',
    })
    await change(owner, { option_ids: [ids.toast], prices })
    expect((await option('Toast', ids.toast))?.price).toBe('6.00')
    expect((await option('Toast', ids.toast, olaya, 'delivery'))?.price).toBe('8.00')
    expect((await option('Toast', ids.toast, nakheel))?.price).toBe('5.00')
    // of the two dishes that have it only one has a price of its own here
    expect((await stock(owner))[0]?.prices[0]).toEqual({ type: null, own: null, usual: null })
    const guest = shop.guest()
    const cart = await guest.openCart()
    const after = await guest.call<CartWire>('POST', `/api/v1/carts/${cart.cart_id}/lines`, {
      item_id: shop.itemId('Toast'),
      options: [
        { option_id: ids.rye, quantity: 1 },
        { option_id: ids.toast, quantity: 1 },
      ],
    })
    expect(after.bill.lines[0]?.options.map(({ price }) => price)).toEqual(['0.00', '6.00'])
    await change(owner, { option_ids: [ids.toast], prices: [{ type: null, price: null }] })
    expect((await option('Toast', ids.toast))?.price).toBe('5.00')
  })

  it('hidden at a branch it is in none of its dishes there', async () => {
    await change(cook, { option_ids: [ids.salad], hidden: true })
    expect((await item('Salad')).option_groups, 'a group without options is none').toEqual([])
    expect(await option('Salad', ids.salad, nakheel)).toBeDefined()
    await change(cook, { option_ids: [ids.rye, ids.white], hidden: true })
    expect(await stateOf('Toast'), 'nothing to choose from').toBe('sold_out')
  })

  it('what a branch has of an option outlives every save of its dish, and goes with the option', async () => {
    const owner = await shop.staff('owner')
    await change(owner, { option_ids: [ids.salad], sold_out: true, prices: [{ type: null, price: '9.00' }] })
    const at = `/api/v1/staff/menu/items/${shop.itemId('Salad')}`
    const saved = async (edit: (doc: DeskItemWire['doc']) => DeskItemWire['doc']) => {
      const { version, doc } = await owner.call<DeskItemWire>('GET', at)
      return owner.call<DeskItemWire>('PUT', at, { version, doc: edit(doc) })
    }
    await saved((doc) => ({ ...doc, price: '33.00' }))
    expect(await option('Salad', ids.salad)).toMatchObject({ out: true, price: '9.00' })
    await saved((doc) => ({ ...doc, option_groups: [] }))
    expect((await stock()).map(({ dishes }) => dishes)).not.toContainEqual(['Salad'])
  })
})
