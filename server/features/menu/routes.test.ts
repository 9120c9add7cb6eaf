import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { ItemWire, MenuWire } from '#contract/menu/menu.ts'
import { toLocal, toUtc } from '#domain/core/zoned-time.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

const zone = 'Asia/Riyadh'
const hour = 3_600_000
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const words = (name: string) => ({ ar: `${name} ع`, en: name })
/** Tomorrow noon in Riyadh: windows are set around it, whatever the time of the run. */
const noon = toUtc(toLocal(Date.now() + 24 * hour, zone), 12 * 60, zone)

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    branches: [
      { name: words('Olaya'), hours: [{ days: everyDay, from: 10 * 60, to: 25 * 60 }] },
      { name: words('Malaz'), types: ['pickup', 'dinein'] },
    ],
    content: {
      allergens: [
        { id: 'nuts', name: words('Nuts'), icon: 'nut' },
        { id: 'milk', name: words('Milk'), icon: 'milk' },
      ],
    },
    items: [
      { name: 'Always', allergens: ['milk'], calories: 300, labels: { salt: 5000, caffeine: 80 } },
      { name: 'Breakfast', windows: [{ days: everyDay, from: 6 * 60, to: 11 * 60 }] },
      { name: 'Lunch', windows: [{ days: everyDay, from: 12 * 60, to: 16 * 60 }] },
      { name: 'Suhoor', windows: [{ days: everyDay, from: 22 * 60, to: 27 * 60 }] },
      { name: 'Gone', soldOut: true },
      { name: 'Back soon', soldOut: { until: noon + 2 * hour } },
      { name: 'Cake', scheduledOnly: true, tags: ['vegetarian', 'vegan'], calories: 343 },
      { name: 'Table tea', types: ['dinein'] },
    ],
  })
})
afterAll(() => test.close())
beforeEach(() => at(0))

/** Sets the clock to tomorrow's local time, in hours from midnight; 0 alone means noon. */
function at(hours: number): void {
  test.resetClock()
  test.pass(noon + ((hours || 12) - 12) * hour - Date.now())
}

async function menu(query = ''): Promise<{
  menu: MenuWire
  changesAt: string | null
  version: string | null
  states: Record<string, string>
}> {
  const response = await shop.guest().send('GET', `/api/v1/menu${query}`)
  const read = (await response.json()) as MenuWire
  return {
    menu: read,
    changesAt: response.headers.get('x-changes-at'),
    version: response.headers.get('x-content-version'),
    states: Object.fromEntries(
      read.items.map((item) => [
        item.name,
        item.state_note ? `${item.state}: ${item.state_note}` : item.state,
      ]),
    ),
  }
}

describe('the menu', () => {
  it('spec 5: shows each item as it stands at noon', async () => {
    expect((await menu()).states).toEqual({
      Always: 'available',
      Breakfast: 'out_of_window: from 06:00 AM',
      Lunch: 'available: until 04:00 PM',
      Suhoor: 'out_of_window: from 10:00 PM',
      Gone: 'sold_out',
      'Back soon': 'sold_out',
      Cake: 'order_ahead',
    })
  })

  it('safety 37: a window past midnight belongs to the day on which it starts', async () => {
    at(23)
    expect((await menu()).states['Suhoor']).toBe('available: until 03:00 AM')
    at(26)
    expect((await menu()).states['Suhoor']).toBe('available: until 03:00 AM')
    at(27.01)
    expect((await menu()).states['Suhoor']).toBe('out_of_window: from 10:00 PM')
  })

  it('sold out until a moment ends at that moment by itself', async () => {
    at(14.01)
    expect((await menu()).states['Back soon']).toBe('available')
    expect((await menu()).states['Gone']).toBe('sold_out')
  })

  it('safety 29: says when it changes by the clock, exactly, and by which content it was made', async () => {
    const { menu: read, changesAt, version } = await menu()
    expect(Number(changesAt)).toBe(noon + 2 * hour)
    expect(Date.parse(read.changes_at ?? '')).toBe(noon + 2 * hour)
    expect(version).toBe(String(read.content_version))
    const before = (await menu()).states
    at(13.99)
    expect((await menu()).states).toEqual(before)
    at(14.01)
    expect((await menu()).states).not.toEqual(before)
    expect(Number((await menu()).changesAt)).toBe(noon + 4 * hour)
  })

  it('spec 1: items are on the menus of their order types alone; the electronic menu shows all', async () => {
    const names = async (type: string) => (await menu(`?type=${type}`)).menu.items.map((item) => item.name)
    expect(await names('pickup')).not.toContain('Table tea')
    expect(await names('dinein')).toEqual(['Table tea'])
    expect(await names('e')).toHaveLength(8)
    expect(await shop.guest().refused('GET', '/api/v1/menu?type=feast')).toMatchObject({
      status: 400,
      code: 'bad-input',
    })
  })

  it('a branch has its own sold-out marks; without one the default branch that serves the type answers', async () => {
    const [first, second] = shop.branchIds
    expect((await menu()).menu.branch.id).toBe(first)
    expect((await menu('?type=dinein')).menu.branch.id).toBe(second)
    expect((await menu(`?branch_id=${second}`)).states).toMatchObject({
      Gone: 'available',
      'Back soon': 'available',
    })
    expect(await shop.guest().refused('GET', '/api/v1/menu?branch_id=nowhere')).toMatchObject({
      status: 404,
      code: 'branch-not-found',
    })
  })

  it('groups name their items in order, and an empty group is not shown', async () => {
    const { menu: read } = await menu()
    expect(read.groups).toHaveLength(1)
    expect(read.groups[0]?.item_ids).toEqual(read.items.map((item) => item.id))
  })
})

it("spec 5: a group's window holds for all its items, and is said beside the group", async () => {
  const late = await makeShop(test, { groupWindows: [{ days: everyDay, from: 18 * 60, to: 23 * 60 }] })
  const read = () => late.guest().call<MenuWire>('GET', '/api/v1/menu')
  expect((await read()).items.map((item) => item.state)).toEqual(['out_of_window', 'out_of_window'])
  at(19)
  const evening = await read()
  expect(evening.items.map((item) => item.state)).toEqual(['available', 'available'])
  expect(evening.groups[0]?.note).toBe('until 11:00 PM')
})

describe('an item', () => {
  it('spec 3: shows its allergens, calories and state; one that is not on this menu is not found', async () => {
    const { item } = await shop
      .guest()
      .call<{ item: ItemWire }>('GET', `/api/v1/menu/items/${shop.itemId('Always')}`)
    expect(item).toMatchObject({
      name: 'Always',
      price: '20.00',
      calories: 300,
      state: 'available',
      allergens: [{ id: 'milk', name: 'Milk', icon: 'milk' }],
    })
    for (const path of ['nothing', `${shop.itemId('Table tea')}?type=pickup`])
      expect(await shop.guest().refused('GET', `/api/v1/menu/items/${path}`)).toMatchObject({
        status: 404,
        code: 'item-not-found',
        message: 'Item not found',
      })
    expect(
      await shop.guest().call('GET', `/api/v1/menu/items/${shop.itemId('Table tea')}?type=dinein`),
    ).toMatchObject({ item: { name: 'Table tea' } })
  })

  it('what the menu says of an item, the cart does: it takes what is available or can be ordered ahead, nothing else', async () => {
    for (const { name, id, state } of (await menu()).menu.items) {
      const guest = shop.guest()
      const cart = await guest.openCart()
      const response = await guest.send('POST', `/api/v1/carts/${cart.cart_id}/lines`, { item_id: id })
      expect({ name, taken: response.ok }).toEqual({
        name,
        taken: state === 'available' || state === 'order_ahead',
      })
    }
  })
})

describe('what the law wants on a menu', () => {
  it('salt shaker, caffeine and minutes of activity stand beside a dish, in the language of the page', async () => {
    const marks = async (language: string) => {
      const { items, caffeine_note } = await shop
        .guest()
        .call<MenuWire>('GET', '/api/v1/menu', undefined, { 'x-localization': language })
      return [items.find((item) => item.calories === 300)?.marks?.map(({ text }) => text), caffeine_note]
    }
    expect(await marks('ar')).toEqual([
      ['عالي الملح', 'كافيين 80 ملجم', 'نشاط 70 دقيقة'],
      'يُنصح البالغون بألا يزيد الكافيين على 400 ملجم في اليوم، والحوامل على 200 ملجم.',
    ])
    expect(await marks('en')).toEqual([
      ['High in salt', 'Caffeine 80 mg', '70 min of activity'],
      'Adults are advised to have no more than 400 mg of caffeine a day, and 200 mg in pregnancy.',
    ])
  })

  it('where a card names a diet in the place of the calories, they stand with the minutes', async () => {
    const { items } = (await menu()).menu
    expect(items.find(({ name }) => name === 'Cake')?.marks).toEqual([
      { kind: 'minutes', text: '343 kcal · 80 min of activity' },
    ])
  })

  it('a dish of which nobody said anything has nothing of it', async () => {
    const { items } = (await menu()).menu
    expect(items.find(({ name }) => name === 'Lunch')).not.toHaveProperty('marks')
  })
})

describe('what a guest can eat', () => {
  it('each dish names the allergens that nobody gets around, and the menu offers to hide them', async () => {
    const { items, avoid } = (await menu()).menu
    expect(avoid).toBe('Hide what I cannot eat')
    expect(items.find(({ name }) => name === 'Always')?.holds).toEqual(['milk'])
    expect(items.find(({ name }) => name === 'Lunch')).not.toHaveProperty('holds')
  })

  it('a line of the cart says what is in it and which diets it does not fit', async () => {
    const guest = shop.guest()
    const cart = await guest.openCart()
    const id = shop.itemId('Always')
    const after = await guest.call<CartWire>('POST', `/api/v1/carts/${cart.cart_id}/lines`, { item_id: id })
    expect(after.bill.lines).toMatchObject([
      { holds: [{ id: 'milk', name: 'Milk' }], unfit: ['vegetarian', 'vegan'] },
    ])
  })
})

describe('branches and allergens', () => {
  it('spec 7: branches with their hours in words, open by the clock of the place', async () => {
    const list = () =>
      shop
        .guest()
        .call<{ data: { name: string; open: boolean; hours_note: string }[]; changes_at: string | null }>(
          'GET',
          '/api/v1/branch/frontend/branches',
        )
    expect((await list()).data[0]).toMatchObject({
      name: 'Olaya',
      open: true,
      hours_note: 'Open till 01:00 AM',
    })
    expect((await list()).data[1]).toMatchObject({ name: 'Malaz', open: true, hours_note: 'Open now' })
    expect(Date.parse((await list()).changes_at ?? '')).toBe(noon + 13 * hour)
    at(26)
    expect((await list()).data[0]).toMatchObject({ open: false, hours_note: 'Opens at 10:00 AM' })
    const only = await shop
      .guest()
      .call<{ data: object[] }>('GET', '/api/v1/branch/frontend/branches?type=dinein')
    expect(only.data).toHaveLength(1)
    expect(
      await shop.guest().call('GET', `/api/v1/branch/frontend/branches/${shop.branchIds[1]}`),
    ).toMatchObject({ data: { name: 'Malaz' } })
  })

  it('spec 7: allergens with page 0, in the asked language', async () => {
    const ask = (language: string) =>
      shop.guest().call<{ data: object[] }>('GET', '/api/v1/menu/allergens?page=0', undefined, {
        'x-localization': language,
      })
    expect((await ask('ar')).data).toEqual([
      { id: 'nuts', name: 'Nuts ع', icon: 'nut' },
      { id: 'milk', name: 'Milk ع', icon: 'milk' },
    ])
    expect((await ask('en')).data[0]).toMatchObject({ name: 'Nuts' })
  })
})
