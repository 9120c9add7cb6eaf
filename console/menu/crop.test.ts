import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centred, cropSquare, moveCrop } from './crop.ts'

describe('cropping a picture', () => {
  it('begins with the largest square, in the middle', () => {
    expect(cropSquare({ width: 800, height: 600 }, centred)).toEqual({ left: 100, top: 0, side: 600 })
  })

  it('never leaves the picture, however it is zoomed and moved', () => {
    const sides = fc.integer({ min: 1, max: 8000 })
    const ways = fc.double({ min: -3, max: 3, noNaN: true })
    fc.assert(
      fc.property(
        sides,
        sides,
        fc.double({ min: 0, max: 9, noNaN: true }),
        ways,
        ways,
        (width, height, zoom, e, s) => {
          const size = { width, height }
          const { left, top, side } = cropSquare(size, moveCrop(size, { ...centred, zoom }, e, s))
          expect(side).toBeGreaterThan(0)
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
          expect(left + side).toBeLessThanOrEqual(width + 1e-6)
          expect(top + side).toBeLessThanOrEqual(height + 1e-6)
        },
      ),
    )
  })
})
