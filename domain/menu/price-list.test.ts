import { describe, expect, it } from 'vitest'
import { makeItem } from './make-item.ts'
import { openLists, withLists, type PriceList, type PriceMoment } from './price-list.ts'

const zone = 'Asia/Riyadh'
// a Friday, 15:00 in Riyadh
const friday = Date.parse('2026-11-27T12:00:00Z')
const at: PriceMoment = { branchId: 'olaya', channel: 'storefront', zone, now: friday }
const base: PriceList = {
  id: 'list',
  name: { ar: 'قائمة', en: 'List' },
  branchIds: [],
  channels: [],
  windows: [],
  basisPoints: -2000,
  groupIds: [],
  prices: [],
  isOffer: false,
  active: true,
}
const hour = 3_600_000
const happy = { ...base, isOffer: true, windows: [{ days: [5], from: 960, to: 1080 }] }
const idsAt = (lists: readonly PriceList[], more: Partial<PriceMoment> = {}) =>
  openLists(lists, { ...at, ...more }).open.map(({ list }) => list.id)
const items = new Map(
  [
    makeItem('tea', { groupId: 'drinks', price: 1000 }),
    makeItem('rice', { groupId: 'mains', price: 3333 }),
  ].map((item) => [item.id, item]),
)
const pricesOf = (...lists: PriceList[]) =>
  [...withLists(items, openLists(lists, at).open).values()].map(({ price }) => price)

describe('price lists', () => {
  it('hold for their branches and channels, and not while they are switched off', () => {
    expect(idsAt([{ ...base, branchIds: ['olaya'] }])).toEqual(['list'])
    expect(idsAt([{ ...base, branchIds: ['mall'] }])).toEqual([])
    expect(idsAt([{ ...base, channels: ['api', 'table'] }])).toEqual([])
    expect(idsAt([{ ...base, channels: ['api'] }], { channel: 'api' })).toEqual(['list'])
    expect(idsAt([{ ...base, active: false }])).toEqual([])
  })

  it('begin and end by the clock, and say when', () => {
    expect(openLists([happy], at)).toEqual({ open: [], changesAt: friday + hour })
    const during = openLists([happy], { ...at, now: friday + hour })
    expect(during).toMatchObject({ open: [{ until: 1080 }], changesAt: friday + 3 * hour })
    expect(openLists([happy], { ...at, now: friday + 3 * hour }).open).toEqual([])
  })

  it('keep to their days, each whole in the zone of the branch', () => {
    const days = { ...base, from: '2026-11-28', to: '2026-11-29' }
    const saturday = Date.parse('2026-11-27T21:00:00Z')
    expect(openLists([days], at)).toEqual({ open: [], changesAt: saturday })
    expect(openLists([days], { ...at, now: saturday })).toMatchObject({
      open: [{ list: days }],
      changesAt: saturday + 48 * hour,
    })
    expect(openLists([days], { ...at, now: saturday + 48 * hour })).toEqual({
      open: [],
      changesAt: undefined,
    })
  })

  it('a share is rounded half up, a single price comes before it, and the first list that names a dish decides', () => {
    expect(pricesOf(base)).toEqual([800, 2666])
    expect(pricesOf({ ...base, groupIds: ['drinks'] })).toEqual([800, 3333])
    const dearer = { ...base, basisPoints: 1500, prices: [{ itemId: 'tea', price: 1250 }] }
    expect(pricesOf(dearer)).toEqual([1250, 3833])
    expect(pricesOf({ ...base, basisPoints: 0, prices: [{ itemId: 'rice', price: 3000 }] }, dearer)).toEqual([
      1250, 3000,
    ])
  })

  it('an offer has the regular price beside it and says when it ends; other lists stand as prices of their own', () => {
    const reduced = new Map([['tea', makeItem('tea', { price: 1000, priceBefore: 1200 })]])
    const open = openLists([happy], { ...at, now: friday + hour }).open
    expect(withLists(reduced, open).get('tea')).toMatchObject({
      price: 800,
      priceBefore: 1200,
      priceUntil: 1080,
    })
    expect(withLists(items, open).get('tea')).toMatchObject({ price: 800, priceBefore: 1000 })
    const plain = withLists(reduced, openLists([base], at).open).get('tea')
    expect(plain).not.toHaveProperty('priceBefore')
    const dearer = withLists(items, [{ list: { ...happy, basisPoints: 1000 } }]).get('tea')
    expect(dearer).not.toHaveProperty('priceBefore')
  })

  it('without a list that holds, the items are the very same', () => {
    expect(withLists(items, [])).toBe(items)
  })
})
