import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm, type Place } from '../core/distance.ts'
import { areaOf, boxHolds, microOf, sideOf, type Area } from './zone-area.ts'
import { findZone, findZones, makeZoneIndex } from './zone-index.ts'
import type { Zone, ZoneShape } from './zone.ts'

const zone = (more: Partial<Zone> & { shape: ZoneShape }): Zone => ({
  id: 'zone',
  branchId: 'branch',
  name: { ar: 'منطقة', en: 'Zone' },
  fee: 1000,
  minimum: 0,
  minutes: 20,
  on: true,
  ...more,
})
/** Takes an area and a place in degrees; tells whether the area holds it, edges included. */
function areaHolds(area: Area, place: Place): boolean {
  const point = microOf(place)
  return boxHolds(area.box, point) && area.holds(point)
}

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude })
const polygon = (...points: Place[]): ZoneShape => ({ kind: 'polygon', points })
const square = polygon(at(24, 46), at(24, 47), at(25, 47), at(25, 46))

/** In thousandths of a degree around Riyadh: few enough numbers that points often lie on edges and corners. */
const small = fc.record({ x: fc.integer({ min: -6, max: 6 }), y: fc.integer({ min: -6, max: 6 }) })
const placeOf = ({ x, y }: { x: number; y: number }) => at(24.7 + y / 1000, 46.7 + x / 1000)
const shapes: fc.Arbitrary<ZoneShape> = fc.oneof(
  fc
    .array(small.map(placeOf), { minLength: 3, maxLength: 7 })
    .map((points): ZoneShape => ({ kind: 'polygon', points })),
  fc
    .record({ center: small.map(placeOf), radius: fc.integer({ min: 50, max: 700 }) })
    .map((circle): ZoneShape => ({ kind: 'circle', ...circle })),
)
const zones = fc.array(
  fc.record({
    shape: shapes,
    branchId: fc.constantFrom('a', 'b', 'c'),
    fee: fc.constantFrom(0, 500, 1000),
    minimum: fc.constantFrom(0, 3000),
    minutes: fc.constantFrom(10, 30),
    on: fc.boolean(),
  }),
  { maxLength: 12 },
)
const numbered = (all: readonly Partial<Zone>[]) =>
  all.map((one, i) => zone({ ...one, id: `z${i}`, shape: one.shape ?? square }))

/** The winding of the corners around a point, counted by angles: another way to the same answer. */
function windsAround(points: readonly Place[], place: Place): boolean {
  let turns = 0
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a
    const one = Math.atan2(a.latitude - place.latitude, a.longitude - place.longitude)
    let turn = Math.atan2(b.latitude - place.latitude, b.longitude - place.longitude) - one
    if (turn > Math.PI) turn -= 2 * Math.PI
    if (turn < -Math.PI) turn += 2 * Math.PI
    turns += turn
  })
  return Math.round(turns / (2 * Math.PI)) % 2 !== 0
}

describe('a zone', () => {
  it('holds what is inside, its edges and its corners, and nothing else', () => {
    const area = areaOf(square)
    const inside = [at(24.5, 46.5), at(24, 46), at(25, 47), at(24, 46.3), at(24.999999, 47)]
    const outside = [at(23.999999, 46.5), at(25.000001, 46.5), at(24.5, 47.000001), at(0, 0), at(-24.5, 46.5)]
    expect(inside.map((place) => areaHolds(area, place))).toEqual(inside.map(() => true))
    expect(outside.map((place) => areaHolds(area, place))).toEqual(outside.map(() => false))
  })

  it('of any form: each edge belongs to it, the way round does not matter', () => {
    const property = fc.property(
      fc.array(small, { minLength: 3, maxLength: 8 }),
      fc.nat(),
      fc.integer({ min: 0, max: 4 }),
      (corners, pick, quarter) => {
        const points = corners.map(placeOf)
        const from = corners[pick % corners.length] ?? { x: 0, y: 0 }
        const to = corners[(pick + 1) % corners.length] ?? from
        const onEdge = at(
          24.7 + (from.y * (4 - quarter) + to.y * quarter) / 4000,
          46.7 + (from.x * (4 - quarter) + to.x * quarter) / 4000,
        )
        expect(areaHolds(areaOf(polygon(...points)), onEdge)).toBe(true)
        expect(areaHolds(areaOf(polygon(...points.toReversed())), onEdge)).toBe(true)
      },
    )
    fc.assert(property)
  })

  it('of any form answers as counting its turns around the point does', () => {
    const property = fc.property(fc.array(small, { minLength: 3, maxLength: 8 }), small, (corners, spot) => {
      const points = corners.map(placeOf)
      const place = at(24.7 + (spot.y + 0.31) / 1000, 46.7 + (spot.x + 0.47) / 1000)
      // on an edge there is nothing to count
      fc.pre(
        points.every(
          (a, i) => sideOf(microOf(a), microOf(points[(i + 1) % points.length] ?? a), microOf(place)) !== 0,
        ),
      )
      expect(areaHolds(areaOf(polygon(...points)), place)).toBe(windsAround(points, place))
    })
    fc.assert(property, { numRuns: 500 })
  })

  it('that is a circle reaches as far as its radius', () => {
    const center = at(24.7, 46.7)
    const property = fc.property(small, fc.integer({ min: 50, max: 1500 }), (spot, radius) => {
      const place = placeOf(spot)
      const holds = areaHolds(areaOf({ kind: 'circle', center, radius }), place)
      expect(holds).toBe(distanceKm(center, place) * 1000 <= radius)
    })
    fc.assert(property)
  })
})

describe('the index of zones', () => {
  it('answers any point as looking at every zone would, the cheapest first', () => {
    const property = fc.property(zones, small, (all, spot) => {
      const place = placeOf(spot)
      const list = numbered(all)
      const holding = list.filter((one) => one.on && areaHolds(areaOf(one.shape), place))
      const found = makeZoneIndex(list).at(place)
      expect(new Set(found)).toEqual(new Set(holding))
      const fees = found.map(({ fee }) => fee)
      expect(fees).toEqual(fees.toSorted((a, b) => a - b))
    })
    fc.assert(property, { numRuns: 500 })
  })

  it('the cheapest zone that serves the point wins, whatever the order in which they were drawn', () => {
    const property = fc.property(zones, small, (all, spot) => {
      const list = numbered(all)
      const place = placeOf(spot)
      const index = makeZoneIndex(list)
      const shuffled = makeZoneIndex(list.toReversed())
      for (const branch of ['a', 'b', 'c']) {
        const found = findZone(index, branch, place)
        const holding = list.filter(
          (one) => one.branchId === branch && one.on && areaHolds(areaOf(one.shape), place),
        )
        expect(found?.fee).toBe(holding.length > 0 ? Math.min(...holding.map(({ fee }) => fee)) : undefined)
        expect(findZone(shuffled, branch, place)).toEqual(found)
      }
      const branches = findZones(index, place).map(({ branchId }) => branchId)
      expect(branches.length).toBe(new Set(branches).size)
    })
    fc.assert(property)
  })

  it('a zone that is switched off serves nobody, and no zones at all answer nothing', () => {
    expect(makeZoneIndex([zone({ shape: square, on: false })]).at(at(24.5, 46.5))).toEqual([])
    expect(makeZoneIndex([]).at(at(24.5, 46.5))).toEqual([])
  })
})
