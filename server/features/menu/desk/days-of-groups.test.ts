import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { MenuDeskWire } from '#contract/menu/menu-desk.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { PriceListDeskWire } from '#contract/menu/price-lists.ts'
import type { TimingWire } from '#contract/timing/timing.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const at = '/api/v1/staff/menu'
let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  shop = await makeShop(test)
  owner = await shop.staff()
})

/** A moment in the restaurant's zone. */
const goTo = (text: string) => test.pass(Date.parse(`${text}:00+03:00`) - test.deps.clock())
const days = [0, 1, 2, 3, 4, 5, 6]
const desk = () => owner.call<MenuDeskWire>('GET', at)
const menu = () => shop.guest().call<MenuWire>('GET', '/api/v1/menu?type=pickup')

it('a group is served on Ramadan’s evenings alone, as the calendar proposes its days, and its pages change when they come', async () => {
  const { ramadan, groups } = await desk()
  const [group] = groups
  const { first, last } = ramadan
  const windows = [{ days, from: 1050, to: 1260, first, last }]
  const doc = { name: { ar: 'إفطار', en: 'Iftar' }, windows, picture: null }
  await owner.call('PUT', `${at}/groups/${group?.id}`, { version: group?.version, doc })
  expect((await desk()).groups[0]?.windows).toEqual(windows)
  goTo(`${first}T12:00`)
  const noon = await menu()
  expect(noon.items.map(({ state, state_note }) => [state, state_note])).toEqual([
    ['out_of_window', 'from 05:30 PM'],
    ['out_of_window', 'from 05:30 PM'],
  ])
  expect(noon.changes_at).toBe(new Date(Date.parse(`${first}T17:30:00+03:00`)).toISOString())
  goTo(`${first}T18:00`)
  expect((await menu()).items.map(({ state }) => state)).toEqual(['available', 'available'])
  goTo(`${last}T18:00`)
  expect((await menu()).items[0]?.state).toBe('available')
  test.pass(24 * 3_600_000)
  expect((await menu()).items[0]).toMatchObject({ state: 'out_of_window', state_note: '' })
})

it('days that are none, or end before they begin, are refused by their field, and nothing is kept', async () => {
  const [group] = (await desk()).groups
  for (const wrong of [
    { first: '2027-02-30', last: '2027-03-08' },
    { first: '2027-03-08', last: '2027-02-08' },
  ]) {
    const doc = { name: { ar: 'إ', en: 'I' }, windows: [{ days, from: 0, to: 60, ...wrong }], picture: null }
    const refused = await owner.refused('PUT', `${at}/groups/${group?.id}`, { version: group?.version, doc })
    expect(Object.keys(refused.errors ?? {})).toEqual(['windows'])
  }
  expect((await desk()).groups[0]?.windows).toEqual([])
})

it('menu, price lists and hours propose the same days', async () => {
  const { ramadan } = await desk()
  const lists = await owner.call<PriceListDeskWire>('GET', '/api/v1/staff/price-lists')
  const timing = await owner.call<TimingWire>('GET', `/api/v1/staff/branches/${shop.branchIds[0]}/timing`)
  expect([lists.ramadan, timing.ramadan]).toEqual([ramadan, ramadan])
})
