import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { ItemPageWire, MenuWire } from '#contract/menu/menu.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

const words = (name: string) => ({ ar: `${name} ع`, en: name })

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

describe('spec 2: where a call names no way to order', () => {
  let kitchens: Shop
  let ids: { kitchen: string; tables: string; none: string }
  beforeAll(async () => {
    ids = { kitchen: makeId(), tables: makeId(), none: makeId() }
    const hidden = makeId()
    kitchens = await makeShop(test, {
      branches: [
        { id: ids.kitchen, name: words('Kitchen'), types: ['delivery', 'dinein'] },
        { id: ids.tables, name: words('Tables'), types: ['dinein'] },
        { id: ids.none, name: words('None'), types: [] },
        { name: words('Corner'), types: ['pickup', 'car'] },
      ],
      items: [
        { name: 'Rice', types: ['pickup', 'delivery', 'dinein'] },
        { name: 'Tray', types: ['delivery'] },
        { name: 'Toast', types: ['car'] },
        { name: 'Tea', types: ['dinein'] },
        { id: hidden, name: 'Soup', types: ['pickup', 'delivery'] },
        { name: 'Old', types: [] },
      ],
      content: { hidden: [{ branchId: ids.kitchen, itemId: hidden }] },
    })
  })
  const menuOf = (query = '') => kitchens.guest().call<MenuWire>('GET', `/api/v1/menu${query}`)
  const pageOf = (name: string, query = '') =>
    kitchens.guest().call<ItemPageWire>('GET', `/api/v1/menu/items/${kitchens.itemId(name)}${query}`)

  it('the branch’s usual way answers; where a table’s code comes first, the menu is to read', async () => {
    expect(await menuOf()).toMatchObject({ type: 'delivery', branch: { name: 'Kitchen' } })
    expect(await menuOf(`?branch_id=${ids.tables}`)).toMatchObject({ type: 'e', branch: { name: 'Tables' } })
    expect(await menuOf(`?branch_id=${ids.none}`)).toMatchObject({ type: 'e', branch: { name: 'None' } })
    expect(await menuOf('?type=pickup')).toMatchObject({ type: 'pickup', branch: { name: 'Corner' } })
  })

  it('an item has its page on a way and at a branch that sell it, and one of tables is to read', async () => {
    const place = async (name: string, query?: string) => {
      const { type, branch } = await pageOf(name, query)
      return [type, branch.name]
    }
    expect(await place('Rice')).toEqual(['delivery', 'Kitchen'])
    expect(await place('Tray')).toEqual(['delivery', 'Kitchen'])
    expect(await place('Toast')).toEqual(['car', 'Corner'])
    expect(await place('Soup')).toEqual(['pickup', 'Corner'])
    expect(await place('Tea')).toEqual(['e', 'Kitchen'])
    expect(await place('Rice', `?branch_id=${ids.tables}`)).toEqual(['e', 'Tables'])
    for (const [name, query] of [
      ['Old', ''],
      ['Tray', `?branch_id=${ids.tables}`],
      ['Rice', `?branch_id=${ids.none}`],
    ] as const)
      expect(
        await kitchens.guest().refused('GET', `/api/v1/menu/items/${kitchens.itemId(name)}${query}`),
      ).toMatchObject({ status: 404, code: 'item-not-found' })
  })

  it('the map for search engines names the items that have a page, and no other', async () => {
    const map = await (await kitchens.guest().send('GET', '/sitemap.xml')).text()
    const listed = (name: string) => map.includes(`/item/${kitchens.itemId(name)}<`)
    expect(['Rice', 'Tray', 'Toast', 'Tea', 'Soup', 'Old'].map(listed)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it('a cart is made where and how the menu is shown', async () => {
    const make = (body: object) => kitchens.guest().call<CartWire>('POST', '/api/v1/carts', body)
    expect(await make({})).toMatchObject({ type: 'delivery', branch_name: 'Kitchen' })
    expect(await make({ type: 'car' })).toMatchObject({ type: 'car', branch_name: 'Corner' })
    expect(await kitchens.guest().refused('POST', '/api/v1/carts', { branch_id: ids.none })).toMatchObject({
      code: 'type-unavailable',
    })
  })
})
