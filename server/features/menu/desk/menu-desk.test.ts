import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeskItemWire, MenuDeskWire } from '#contract/menu/menu-desk.ts'
import type { ItemDocWire } from '#contract/menu/menu-doc.ts'
import type { ItemWire, MenuWire } from '#contract/menu/menu.ts'
import { sampleDish } from '#contract/menu/sample-menu-calls.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let sara: Visitor
let omar: Visitor
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  shop = await makeShop(test, { items: [{ name: 'Burger' }, { name: 'Tea', price: 300 }, { name: 'Cola' }] })
  sara = await shop.staff('owner')
  omar = await shop.staff('manager')
})

const at = '/api/v1/staff/menu'
const desk = () => sara.call<MenuDeskWire>('GET', at)
const read = (name: string) => sara.call<DeskItemWire>('GET', `${at}/items/${shop.itemId(name)}`)
const save = (by: Visitor, item: DeskItemWire, change: Partial<ItemDocWire>) =>
  by.call<DeskItemWire>('PUT', `${at}/items/${item.id}`, {
    version: item.version,
    doc: { ...item.doc, ...change },
  })
const menu = () => shop.guest().call<MenuWire>('GET', '/api/v1/menu?type=pickup')
const onMenu = async (name: string) => (await menu()).items.find((item) => item.name === name)
const undoLast = async () => {
  const [last] = (await desk()).changes
  await sara.call('POST', `${at}/undo`, { batch: last?.batch })
}

describe('the menu desk', () => {
  it('a group and a dish with everything that belongs to it are made, and the menu has them', async () => {
    const doc = { name: { ar: 'حلويات', en: 'Desserts' }, windows: [], picture: null }
    const { id: group_id } = await sara.call<{ id: string }>('POST', `${at}/groups`, { doc })
    const size = sampleDish.option_groups[0]
    const sauces = { ...size, id: 'new3', name: { ar: 'صوص', en: 'Sauce' }, min: 0, when: 'new2' }
    const dish: ItemDocWire = {
      ...sampleDish,
      group_id,
      name: { ar: 'كنافة', en: 'Kunafa' },
      option_groups: [size, { ...sauces, options: [{ ...size?.options[0], id: 'new4', price: '2.00' }] }],
      deposits: [{ id: 'new5', name: { ar: 'صينية', en: 'Tray' }, amount: '40.00', min: 1, max: 1 }],
    } as ItemDocWire
    const made = await sara.call<DeskItemWire>('POST', `${at}/items`, { doc: dish })
    const [first, second] = made.doc.option_groups
    expect(first?.id, 'an id of its own').not.toBe('new1')
    expect(second?.when, 'the condition follows').toBe(first?.options[0]?.id)
    const { item } = await shop.guest().call<{ item: ItemWire }>('GET', `/api/v1/menu/items/${made.id}`)
    expect(item).toMatchObject({ name: 'Kunafa', price: '38.00', calories: 640 })
    expect(item.option_groups.map(({ name }) => name)).toEqual(['Size', 'Sauce'])
    expect((await menu()).groups.map(({ name }) => name)).toContain('Desserts')
  })

  it('labels of a dish and its options are kept, counted as missing until then, and taken back by the undo', async () => {
    const lacks = async () => (await desk()).items.find(({ id }) => id === shop.itemId('Tea'))?.lacks
    expect(await lacks()).toEqual(['calories', 'salt'])
    const item = await read('Tea')
    const [size] = sampleDish.option_groups
    const [large] = size?.options ?? []
    if (!size || !large) throw new Error('no size')
    const labels = { salt: 5200, caffeine: 40, sugar: 12_000 }
    const saved = await save(sara, item, {
      calories: 60,
      labels,
      option_groups: [{ ...size, options: [{ ...large, labels: { caffeine: 20 } }] }],
    })
    expect(saved.doc.labels).toEqual(labels)
    expect(saved.doc.option_groups[0]?.options[0]?.labels).toEqual({ caffeine: 20 })
    expect(await lacks()).toEqual([])
    // a drink that says its caffeine makes its group one of drinks
    expect((await desk()).items.find(({ id }) => id === shop.itemId('Cola'))?.lacks).toContain('caffeine')
    await undoLast()
    expect((await read('Tea')).doc.labels).toEqual({})
    expect(await lacks()).toEqual(['calories', 'salt'])
  })

  it('what is in an option is kept: meat makes it neither vegetarian nor vegan, and an unknown allergen is refused', async () => {
    const item = await read('Tea')
    const [size] = sampleDish.option_groups
    const [large] = size?.options ?? []
    if (!size || !large) throw new Error('no size')
    const groups = (allergens: string[]): ItemDocWire['option_groups'] => [
      { ...size, options: [{ ...large, allergens, unfit: ['vegetarian'] }] },
    ]
    const saved = await save(sara, item, { tags: ['vegan'], option_groups: groups([]) })
    expect(saved.doc.tags).toEqual(['vegetarian', 'vegan'])
    expect(saved.doc.option_groups[0]?.options[0]?.unfit).toEqual(['vegetarian', 'vegan'])
    const refused = await sara.refused('PUT', `${at}/items/${item.id}`, {
      version: saved.version,
      doc: { ...saved.doc, option_groups: groups(['nobody']) },
    })
    expect(Object.keys(refused.errors ?? {})).toEqual(['option_groups.0.options.0.allergens'])
  })

  it('a group that dishes have in common is edited once, in one of them, and taken back as one press', async () => {
    const [size] = sampleDish.option_groups
    const [large] = size?.options ?? []
    if (!size || !large) throw new Error('no size')
    const tea = await save(sara, await read('Tea'), { option_groups: [size] })
    const set = tea.doc.option_groups[0]?.id ?? ''
    const groupOf = async (name: string) => (await read(name)).doc.option_groups[0]
    expect((await desk()).option_groups).toMatchObject([{ id: set, name: 'Size', dish: 'Tea', dishes: 1 }])
    await save(sara, await read('Cola'), { option_groups: [{ ...size, shared: set }] })
    expect((await groupOf('Tea'))?.shared, 'the first knows of it').toBe(set)
    expect((await desk()).option_groups).toMatchObject([{ id: set, dishes: 2 }])

    const cola = await read('Cola')
    const [group] = cola.doc.option_groups
    const [option] = group?.options ?? []
    if (!group || !option) throw new Error('no group')
    const more = { ...large, id: 'new9', name: { ar: 'عائلي', en: 'Family' } }
    const before = (await groupOf('Tea'))?.options[0]?.id
    await save(sara, cola, { option_groups: [{ ...group, options: [{ ...option, price: '4.00' }, more] }] })
    const inTea = await groupOf('Tea')
    expect(inTea?.options.map(({ name, price }) => [name.en, price])).toEqual([
      ['Regular', '4.00'],
      ['Family', '0.00'],
    ])
    expect(inTea?.options[0]?.id, 'carts go on').toBe(before)
    await undoLast()
    expect((await groupOf('Tea'))?.options).toHaveLength(1)
    expect((await groupOf('Cola'))?.options).toHaveLength(1)

    // the dish that it began with leaves; the others go on, and it is not drawn in again
    await save(sara, await read('Tea'), {
      option_groups: [{ ...(await groupOf('Tea')), shared: null } as typeof group],
    })
    expect((await groupOf('Tea'))?.options[0]?.id).toBe(before)
    const left = await read('Cola')
    await save(sara, left, { option_groups: left.doc.option_groups.map((one) => ({ ...one, max: 2 })) })
    expect([(await groupOf('Tea'))?.max, (await groupOf('Cola'))?.max]).toEqual([1, 2])
  })

  it('labels that contradict each other are refused by their fields, in the language of the member', async () => {
    const item = await read('Tea')
    const doc = {
      ...item.doc,
      calories: 10,
      labels: { salt: 100, salty: true, carbs: 5000, sugar: 6000, fat: 20_000 },
    }
    const body = { version: item.version, doc }
    const refused = await sara.refused('PUT', `${at}/items/${item.id}`, body)
    expect(refused.errors).toEqual({
      calories: ['Protein, fat and carbohydrates hold more calories than are given'],
      'labels.salty': ['The salt mark does not match the amount: the mark begins at 5 g'],
      'labels.sugar': ['Sugar is part of the carbohydrates and cannot be more than they are'],
    })
    expect((await read('Tea')).version).toBe(item.version)
  })

  it('many dishes are marked as not high in salt at once; a weighed one keeps its amount', async () => {
    const tea = await save(sara, await read('Tea'), { labels: { salt: 6000 } })
    await sara.call('POST', `${at}/bulk`, {
      item_ids: [tea.id, shop.itemId('Cola')],
      change: { kind: 'salty', on: false },
    })
    expect((await read('Tea')).doc.labels).toEqual({ salt: 6000 })
    expect((await read('Cola')).doc.labels).toEqual({ salty: false })
  })

  it('refuses field by field what cannot be sold', async () => {
    const item = await read('Burger')
    const wrong: Partial<ItemDocWire> = {
      name: { ar: ' ', en: '' },
      price: '-1.00',
      max_quantity: 0,
      types: [],
      option_groups: [{ ...sampleDish.option_groups[0], min: 3, max: 2 }] as ItemDocWire['option_groups'],
    }
    const refused = await sara.refused('PUT', `${at}/items/${item.id}`, {
      version: item.version,
      doc: { ...item.doc, ...wrong },
    })
    expect(Object.keys(refused.errors ?? {}).toSorted()).toEqual([
      'max_quantity',
      'name.ar',
      'option_groups.0.max',
      'option_groups.0.options',
      'price',
      'types',
    ])
  })

  it('two staff on one item: no update is lost, both are told who and what', async () => {
    const item = await read('Burger')
    await save(sara, item, { price: '25.00', calories: 700 })
    const body = { version: item.version, doc: { ...item.doc, name: { ar: 'برجر', en: 'Big burger' } } }
    expect(await omar.refused('PUT', `${at}/items/${item.id}`, body)).toMatchObject({
      status: 409,
      code: 'menu-changed',
      details: { by: 'owner', at: expect.stringMatching(/^\d{4}-/), fields: ['price', 'calories'] },
    })
    const now = await read('Burger')
    expect(now.told).toBeNull()
    const saved = await save(omar, now, { name: body.doc.name })
    // and the first, whose page is still open, asks what became of what it saved
    const changeOf = async (by: Visitor) =>
      (await by.call<DeskItemWire>('GET', `${at}/items/${item.id}?since=${now.version}`)).told
    expect(await changeOf(sara)).toEqual({ by: 'manager', mine: false, fields: ['name'] })
    expect(await changeOf(omar)).toMatchObject({ mine: true })
    expect(saved.doc).toMatchObject({ price: '25.00', calories: 700, name: { en: 'Big burger' } })
    const racers = await Promise.all(
      [sara, omar].map((one) =>
        one.send('PUT', `${at}/items/${item.id}`, { version: saved.version, doc: saved.doc }),
      ),
    )
    expect(racers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('safety 10: two presses on a group taken back leave it newer than what anybody saw, so that nobody saves over it unasked', async () => {
    const group = (await desk()).groups[0]
    if (!group) throw new Error('no group')
    const { id, version: first, ...doc } = group
    const rename = (version: number, en: string) => ({ version, doc: { ...doc, name: { ar: en, en } } })
    const request = (version: number, en: string) =>
      sara.call<{ version: number }>('PUT', `${at}/groups/${id}`, rename(version, en))
    const groupNow = async () => (await desk()).groups.find((one) => one.id === id)
    await request(first, 'Grill')
    const second = (await groupNow())?.version ?? 0
    await request(second, 'Charcoal')
    const seen = (await groupNow())?.version ?? 0
    await undoLast()
    await undoLast()
    expect((await groupNow())?.name).toEqual(doc.name)
    expect((await groupNow())?.version).toBeGreaterThan(seen)
    const late = await omar.refused('PUT', `${at}/groups/${id}`, rename(seen, 'Charcoal and smoke'))
    expect(late.code).toBe('menu-changed')
  })

  it('undo: an edit, a new dish, one taken away and the order come back, but not over what came since', async () => {
    const item = await read('Burger')
    await save(sara, item, { price: '25.00' })
    await undoLast()
    expect((await read('Burger')).doc.price).toBe('20.00')

    const copy = await sara.call<DeskItemWire>('POST', `${at}/items/${item.id}/copies`)
    expect(copy.doc).toMatchObject({ name: { en: 'Burger (copy)' }, on_sale: false })
    await undoLast()
    expect(await sara.refused('GET', `${at}/items/${copy.id}`)).toMatchObject({ code: 'item-not-found' })

    const tea = await read('Tea')
    await sara.call('DELETE', `${at}/items/${tea.id}?version=${tea.version}`)
    expect(await onMenu('Tea')).toBeUndefined()
    await undoLast()
    expect((await onMenu('Tea'))?.id).toBe(tea.id)

    const edited = await save(sara, await read('Cola'), { price: '4.00' })
    const [mine] = (await desk()).changes
    await save(omar, edited, { price: '5.00' })
    expect(await sara.refused('POST', `${at}/undo`, { batch: mine?.batch })).toMatchObject({
      code: 'menu-changed',
      details: { by: 'manager' },
    })
  })

  it('the order is kept whole, and refused when a dish is missing in it', async () => {
    const { groups, items } = await desk()
    const id = groups[0]?.id ?? ''
    const back = items.map((item) => item.id).toReversed()
    await sara.call('PUT', `${at}/order`, { groups: [{ id, items: back }] })
    expect((await menu()).items.map((item) => item.name)).toEqual(['Cola', 'Tea', 'Burger'])
    await undoLast()
    expect((await menu()).items.map((item) => item.name)).toEqual(['Burger', 'Tea', 'Cola'])
    expect(
      await sara.refused('PUT', `${at}/order`, { groups: [{ id, items: back.slice(1) }] }),
    ).toMatchObject({ code: 'menu-changed' })
  })

  it('many at once: prices by a per cent, off the menu, taken back as one press', async () => {
    const item_ids = ['Burger', 'Tea'].map((name) => shop.itemId(name))
    const bulk = (change: object) => sara.call('POST', `${at}/bulk`, { item_ids, change })
    expect(await bulk({ kind: 'price_percent', percent: 12.5 })).toEqual({ changed: 2 })
    expect((await onMenu('Burger'))?.price).toBe('22.50')
    expect((await onMenu('Tea'))?.price, 'half up').toBe('3.38')
    await bulk({ kind: 'on_sale', on: false })
    expect((await menu()).items.map((item) => item.name)).toEqual(['Cola'])
    await undoLast()
    await undoLast()
    expect((await onMenu('Tea'))?.price).toBe('3.00')
  })

  it('a price to come is the item’s at its moment, once, and can be called off before', async () => {
    const id = shop.itemId('Burger')
    const due = (ms: number) => new Date(Date.now() + ms).toISOString()
    const plan = (price: string, due_at: string) =>
      sara.call<DeskItemWire>('POST', `${at}/items/${id}/price-changes`, { price, due_at })
    await plan('30.00', due(3_600_000))
    const { price_changes } = await plan('40.00', due(7_200_000))
    await sara.call('DELETE', `${at}/price-changes/${price_changes[1]?.id}`)
    await test.sweep()
    expect((await read('Burger')).doc.price).toBe('20.00')
    test.pass(7_300_000)
    await test.sweep()
    await test.sweep()
    expect(await read('Burger')).toMatchObject({ version: 2, doc: { price: '30.00' }, price_changes: [] })
    expect((await desk()).changes[0]).toMatchObject({ kind: 'scheduled', name: 'Burger' })
    test.resetClock()
    // typed without a zone it is the restaurant's clock: three hours ahead of UTC
    const typed = due(5 * 3_600_000).slice(0, 16)
    const [local] = (await plan('31.00', typed)).price_changes
    expect(local?.due_at).toBe(new Date(Date.parse(`${typed}Z`) - 3 * 3_600_000).toISOString())
    await sara.call('DELETE', `${at}/price-changes/${local?.id}`)
    expect(
      await sara.refused('POST', `${at}/items/${id}/price-changes`, { price: '9.00', due_at: due(-1000) }),
    ).toMatchObject({ code: 'date-invalid' })
  })

  it('a combo keeps the dish that it offers, and a group keeps its place while dishes are in it', async () => {
    const tea = await read('Tea')
    const burger = await read('Burger')
    const [group] = sampleDish.option_groups
    const combo = {
      ...group,
      options: [{ ...group?.options[0], id: 'new9', item_id: tea.id }],
    } as ItemDocWire['option_groups'][number]
    await save(sara, burger, { option_groups: [combo] })
    expect(await sara.refused('DELETE', `${at}/items/${tea.id}?version=${tea.version}`)).toMatchObject({
      code: 'item-in-combo',
    })
    const { groups } = await desk()
    expect(await sara.refused('DELETE', `${at}/groups/${groups[0]?.id}?version=1`)).toMatchObject({
      code: 'group-not-empty',
    })
    expect(await (await shop.staff('cashier')).refused('GET', at)).toMatchObject({ code: 'not-allowed' })
  })
})
