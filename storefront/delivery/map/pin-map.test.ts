import { describe, expect, it } from 'vitest'
import { moveSpot } from './pin-map.ts'

const olaya = { latitude: 24.6951, longitude: 46.6851 }

describe('moving the pin', () => {
  it('goes east and south by pixels, whatever the reading direction, and comes back', () => {
    const moved = moveSpot(olaya, 10, 10, 17)
    expect(moved.longitude).toBeGreaterThan(olaya.longitude)
    expect(moved.latitude).toBeLessThan(olaya.latitude)
    const back = moveSpot(moved, -10, -10, 17)
    expect(back.latitude).toBeCloseTo(olaya.latitude, 5)
    expect(back.longitude).toBeCloseTo(olaya.longitude, 5)
  })

  it('is finer the nearer the map is', () => {
    const far = moveSpot(olaya, 10, 0, 12).longitude - olaya.longitude
    const near = moveSpot(olaya, 10, 0, 17).longitude - olaya.longitude
    expect(far / near).toBeCloseTo(32, 0)
  })

  it('never leaves the world', () => {
    expect(moveSpot({ latitude: 84.9, longitude: 179.9 }, 1e9, -1e9, 3)).toEqual({
      latitude: 85,
      longitude: 180,
    })
  })
})
