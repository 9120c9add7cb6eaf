import { describe, expect, it } from 'vitest'
import { checkZone, isShape, type ZoneDetails } from './check-zone.ts'
import { deliveryExtras, deliveryTerms } from './delivery-terms.ts'
import { loadMinutes } from '../timing/live-load.ts'
import type { ZoneShape } from './zone.ts'

const corners = (...points: [number, number][]): ZoneShape => ({
  kind: 'polygon',
  points: points.map(([latitude, longitude]) => ({ latitude, longitude })),
})
const drawn: ZoneDetails = {
  name: { ar: ' شمال ', en: '' },
  shape: corners([24.6, 46.6], [24.6, 46.7], [24.7, 46.7], [24.7, 46.6]),
  fee: 1000,
  minimum: 5000,
  freeAbove: 15_000,
  minutes: 25,
  on: true,
}

describe('a zone as it is drawn', () => {
  it('is kept with a clean name, which stands for both languages when one is missing', () => {
    expect(checkZone(drawn)).toEqual({ ...drawn, name: { ar: 'شمال', en: 'شمال' } })
  })

  it.each([
    ['two corners', corners([24, 46], [25, 46])],
    ['no area', corners([24, 46], [24.5, 46], [25, 46])],
    ['sides that cross', corners([24, 46], [25, 47], [24, 47], [25, 46])],
    ['a side that goes back on itself', corners([24, 46], [25, 46], [24.5, 46], [24.5, 47])],
    ['the same corner twice', corners([24, 46], [24, 46], [25, 46], [25, 47])],
    ['half the world', corners([24, 46], [24, 56], [34, 56])],
    ['a circle of nothing', { kind: 'circle', center: { latitude: 24, longitude: 46 }, radius: 0 }],
    ['a circle of half the world', { kind: 'circle', center: { latitude: 24, longitude: 46 }, radius: 3e6 }],
  ] as [string, ZoneShape][])('is refused with %s', (_, shape) => {
    expect(isShape(shape)).toBe(false)
    expect(checkZone({ ...drawn, shape })).toMatchObject({ fields: { shape: ['zone-shape-invalid'] } })
  })

  it('of any corners that do not cross is an area: also one that is not convex', () => {
    expect(isShape(corners([24, 46], [24, 47], [25, 47], [24.3, 46.3]))).toBe(true)
    expect(isShape({ kind: 'circle', center: { latitude: 24, longitude: 46 }, radius: 5000 })).toBe(true)
  })

  it('names every field that is wrong', () => {
    const wrong = checkZone({ ...drawn, name: { ar: '', en: ' ' }, fee: -1, minutes: 1000 })
    expect(wrong).toMatchObject({
      code: 'fill-all-fields',
      fields: { name: ['field-required'], fee: ['bad-input'], minutes: ['bad-input'] },
    })
  })
})

describe('what delivering costs', () => {
  const zone = { fee: 1000, minimum: 5000, freeAbove: 15_000 }

  it('safety 7: minimum and free delivery look at the food after the coupon', () => {
    expect(deliveryTerms(zone, { food: 4999 })).toEqual({ missing: 1, leftUntilFree: 10_001 })
    expect(deliveryTerms(zone, { food: 5000 })).toEqual({ missing: 0, leftUntilFree: 10_000 })
    expect(deliveryTerms(zone, { food: 15_000 })).toEqual({ missing: 0, leftUntilFree: 0 })
    const coupon = { id: 'c', code: 'TEN', name: { ar: '', en: '' }, off: 10_000, freeDelivery: false }
    expect(deliveryTerms(zone, { food: 15_000, coupon })).toEqual({ missing: 0, leftUntilFree: 10_000 })
  })

  it('says nothing of free delivery where nothing makes it free or it is free for all', () => {
    expect(deliveryTerms({ fee: 700, minimum: 0 }, { food: 100_000 })).toEqual({ missing: 0 })
    expect(deliveryTerms({ ...zone, fee: 0 }, { food: 1 })).toEqual({ missing: 4999 })
    expect(deliveryExtras({ fee: 700 })).toEqual({ deliveryFee: 700 })
    expect(deliveryExtras(zone)).toEqual({ deliveryFee: 1000, freeDeliveryAbove: 15_000 })
  })
})

it('the load of a kitchen lengthens a promise in steps of five minutes, by half an hour at most', () => {
  expect([0, 4, 5, 8, 9, 12, 13, 500].map(loadMinutes)).toEqual([0, 0, 5, 5, 10, 10, 15, 30])
})
