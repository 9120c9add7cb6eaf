import { describe, expect, it } from 'vitest'
import { distanceKm } from './distance.ts'

describe('distance', () => {
  it('spec 9: haversine with an earth radius of 6371 km', () => {
    const riyadh = { latitude: 24.6951, longitude: 46.6834 }
    const jeddah = { latitude: 21.6018, longitude: 39.1076 }
    expect(distanceKm(riyadh, jeddah)).toBeCloseTo(846.84, 0)
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      Math.PI * 6371,
      6,
    )
  })

  it('is nothing to the same place, and the same both ways', () => {
    const here = { latitude: 30.0444, longitude: 31.2357 }
    const there = { latitude: 25.2048, longitude: 55.2708 }
    expect(distanceKm(here, here)).toBe(0)
    expect(distanceKm(here, there)).toBe(distanceKm(there, here))
  })
})
