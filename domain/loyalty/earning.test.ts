import fc from 'fast-check'
import { expect, it } from 'vitest'
import { earnedBack, earnedPoints } from './earning.ts'

it('rule "Earning points": whole units of food earn, after coupon and points, from the minimum on', () => {
  const coupon = { id: 'c', code: 'C', name: { ar: '', en: '' }, off: 1000, freeDelivery: false }
  expect(earnedPoints({ food: 4599 }, { perUnit: 2, from: 0 })).toBe(90)
  expect(earnedPoints({ food: 4599, coupon, points: { count: 10, off: 500 } }, { perUnit: 1, from: 0 })).toBe(
    30,
  )
  expect(earnedPoints({ food: 4599 }, { perUnit: 2, from: 4600 })).toBe(0)
})

it('safety 6: what part refunds take back adds up to what was earned, whatever the parts', () => {
  fc.assert(
    fc.property(
      fc.nat(5000),
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1 }),
      (earned, parts) => {
        const value = parts.reduce((sum, one) => sum + one, 0)
        let returned = 0
        let taken = 0
        for (const part of parts) {
          returned += part
          const upTo = earnedBack(earned, returned, value)
          expect(upTo).toBeGreaterThanOrEqual(taken)
          taken = upTo
        }
        expect(taken).toBe(earned)
      },
    ),
  )
})
