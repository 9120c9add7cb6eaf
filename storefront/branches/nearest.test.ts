import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm } from '#domain/core/distance.ts'
import { tabStore } from '#web/tab-store.ts'
import { keepPlace, readPlace } from './stored-place.ts'
import { nearestFirst } from './use-near.ts'

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('the nearest branch', () => {
  it('spec 9: comes first by haversine, and no branch is lost', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 12 }), place, (branches, here) => {
        const sorted = nearestFirst(branches, here)
        const ways = sorted.map((branch) => distanceKm(here, branch))
        expect(ways).toEqual(ways.toSorted((a, b) => a - b))
        expect(new Set(sorted)).toEqual(new Set(branches))
      }),
    )
  })

  it('spec 3: the place stays in the browser, and nonsense there is no place', () => {
    keepPlace({ latitude: 24.7, longitude: 46.6 })
    expect(readPlace(tabStore.getItem('geolocation_coordinates'))).toEqual({
      latitude: 24.7,
      longitude: 46.6,
    })
    for (const stored of [null, '', '{}', '{"latitude":"24"}', 'null'])
      expect(readPlace(stored)).toBeUndefined()
  })
})
