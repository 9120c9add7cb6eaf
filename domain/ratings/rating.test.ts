import { describe, expect, it } from 'vitest'
import { limits } from '../core/limits.ts'
import { likedPercent, mayChangeRating, ratesDelivery, rateUntil, starsAverage } from './rating.ts'

const day = 86_400_000

describe('rating an order', () => {
  it("spec 8: Can't add rate before it is delivered, nor to one that never was", () => {
    for (const status of ['created', 'ready', 'outdelivery', 'canceled', 'missed'] as const)
      expect(rateUntil({ status, deliveredAt: undefined }, 0)).toBeUndefined()
    expect(rateUntil({ status: 'refunded', deliveredAt: undefined }, 0)).toBeUndefined()
  })

  it('is open for some days after it was delivered, refunded or not', () => {
    for (const status of ['delivered', 'partially_refunded', 'refunded'] as const) {
      expect(rateUntil({ status, deliveredAt: 0 }, limits.ratingDays * day)).toBe(limits.ratingDays * day)
      expect(rateUntil({ status, deliveredAt: 0 }, limits.ratingDays * day + 1)).toBeUndefined()
    }
  })

  it('may be changed for a day', () => {
    expect(mayChangeRating(0, day)).toBe(true)
    expect(mayChangeRating(0, day + 1)).toBe(false)
  })

  it('asks for the delivery only where somebody brought it', () => {
    expect((['pickup', 'car', 'delivery', 'dinein'] as const).filter(ratesDelivery)).toEqual(['delivery'])
  })

  it('averages with one digit, shares in whole percent', () => {
    expect([starsAverage(14, 3), starsAverage(5, 1), starsAverage(0, 0)]).toEqual(['4.7', '5.0', ''])
    expect([likedPercent(2, 3), likedPercent(0, 0)]).toEqual([67, 0])
  })
})
