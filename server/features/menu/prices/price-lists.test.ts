import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { OutMenuWire } from '#contract/menu/out-menu.ts'
import type { PriceListDeskWire, PriceListWire } from '#contract/menu/price-lists.ts'
import { samplePriceList } from '#contract/menu/sample-menu-calls.ts'
import { addDays, toLocal, toUtc } from '#domain/core/zoned-time.ts'
import { headExtras } from '#server/pages/head-extras.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addTestKey } from '#server/testing/make-test-key.ts'
import { Visitor } from '#server/testing/visitor.ts'

const at = '/api/v1/staff/price-lists'
const zone = 'Asia/Riyadh'
let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  const branches = ['Olaya', 'Mall'].map((name) => ({ name: { ar: name, en: name } }))
  shop = await makeShop(test, { branches, items: [{ name: 'Shawarma' }, { name: 'Tea', price: 500 }] })
  owner = await shop.staff()
})

const desk = () => owner.call<PriceListDeskWire>('GET', at)
async function save(...lists: PriceListWire[]): Promise<PriceListDeskWire> {
  return owner.call<PriceListDeskWire>('PUT', at, { seen: (await desk()).seen, lists })
}
const always: PriceListWire = { ...samplePriceList, channels: [], windows: [], is_offer: false }
const menu = (query = 'type=pickup') => shop.guest().call<MenuWire>('GET', `/api/v1/menu?${query}`)
const priceOf = async (name: string, query?: string) =>
  (await menu(query)).items.find((item) => item.name === name)?.price
/** A minute of tomorrow in the restaurant's zone, UTC ms: the same at whatever hour the tests run. */
let moment: (minutes: number) => number
beforeEach(() => {
  const tomorrow = addDays(toLocal(test.deps.clock(), zone), 1)
  moment = (minutes) => toUtc(tomorrow, minutes, zone)
})
const goTo = (minutes: number) => test.pass(moment(minutes) - test.deps.clock())

describe('price lists of the owner', () => {
  it('a happy hour is shown with its end and the regular price, in the menu, the cart and search engines’ data, and ends by the clock', async () => {
    goTo(15 * 60)
    await save(samplePriceList)
    const before = await menu()
    expect(before.items.map(({ price, price_before }) => [price, price_before])).toEqual([
      ['20.00', null],
      ['5.00', null],
    ])
    expect(Date.parse(before.changes_at ?? '')).toBe(moment(16 * 60))
    goTo(16 * 60)
    const during = await menu()
    expect(during.items[0]).toMatchObject({
      price: '16.00',
      price_before: '20.00',
      state_note: 'Price until 06:00 PM',
    })
    expect(Date.parse(during.changes_at ?? '')).toBe(moment(18 * 60))
    const { cart, guest } = await shop.guestWith('Shawarma', 'Tea')
    expect(cart.bill).toMatchObject({ subtotal: '25.00', discount: '5.00', total: '20.00' })
    const head = async () =>
      headExtras(await test.deps.catalogues.current(shop.tenantId), {
        path: '/menu',
        language: 'en',
        origin: 'http://shop.example',
        now: test.deps.clock(),
      }).toString()
    expect(await head()).toContain('"price":"16.00"')
    goTo(18 * 60)
    expect(await head()).toContain('"price":"20.00"')
    expect(await priceOf('Shawarma')).toBe('20.00')
    const late = await guest.call<typeof cart>('GET', `/api/v1/carts/${cart.cart_id}`)
    expect(late.bill.total).toBe('25.00')
    expect(late.news.join(' ')).toContain('Shawarma')
  })

  it('hold for their branch and channel alone: the mall, the table, programs that read the menu', async () => {
    const [olaya, mall = ''] = shop.branchIds
    await save(
      { ...always, branch_ids: [mall], basis_points: 1000 },
      { ...always, id: 'new2', channels: ['table'], basis_points: 500 },
      {
        ...always,
        id: 'new3',
        channels: ['api'],
        basis_points: 2000,
        prices: [{ item_id: shop.itemId('Tea'), price: '7.00' }],
      },
    )
    expect(await priceOf('Shawarma')).toBe('20.00')
    expect(await priceOf('Shawarma', `type=pickup&branch_id=${mall}`)).toBe('22.00')
    expect(await priceOf('Shawarma', `type=e&branch_id=${olaya}`)).toBe('21.00')
    const { apiKey } = await addTestKey(test, shop.tenantId, ['menu.read'])
    const out = await new Visitor(test.app, 'localhost').call<OutMenuWire>(
      'GET',
      `/api/v1/out/menu?branch_id=${olaya}`,
      undefined,
      { authorization: `Bearer ${apiKey}` },
    )
    expect(out.prices_change_at).toBeNull()
    expect(out.groups.flatMap(({ items }) => items).map(({ price }) => price)).toEqual(['24.00', '7.00'])
  })

  it('is refused field by field, nothing of it kept, and who was slower is told', async () => {
    const { seen } = await save(always)
    const refused = await owner.refused('PUT', at, {
      seen,
      lists: [
        { ...always, name: { ar: '', en: ' ' }, basis_points: 0 },
        { ...always, basis_points: -9001, branch_ids: ['nowhere'], group_ids: ['none'] },
        { ...always, from: '2026-12-05', to: '2026-12-01', windows: [{ days: [1], from: 600, to: 500 }] },
        { ...always, from: '2026-02-30', prices: [{ item_id: 'nothing', price: '-1.00' }] },
      ],
    })
    expect(Object.keys(refused.errors ?? {}).toSorted()).toEqual([
      'lists.0.name.ar',
      'lists.0.prices',
      'lists.1.branch_ids',
      'lists.1.group_ids',
      'lists.1.percent',
      'lists.2.to',
      'lists.2.windows',
      'lists.3.from',
      'lists.3.prices.0.item_id',
      'lists.3.prices.0.price',
    ])
    expect((await desk()).lists).toHaveLength(1)
    expect(await owner.refused('PUT', at, { seen: 'before', lists: [] })).toMatchObject({
      code: 'plan-changed',
    })
  })

  it('attack: a cashier, and a manager of one branch, change no price list', async () => {
    for (const one of [await shop.staff('cashier'), await shop.staff('manager', shop.branchIds)]) {
      expect((await one.refused('GET', at)).code).toBe('not-allowed')
      expect((await one.refused('PUT', at, { seen: '', lists: [] })).code).toBe('not-allowed')
    }
  })
})
