import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointsExpireAt, pointsLastDays } from './points-expiry.ts'

const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const days = fc.integer({ min: 1, max: 3650 })

describe('how long points live', () => {
  it('is what the setting says, for ever unless it says something', () => {
    expect(pointsLastDays({})).toBe(0)
    expect(pointsLastDays({ 'order.points_last_days': '30' })).toBe(30)
    expect(pointsLastDays({ 'order.points_last_days': 'no number' })).toBe(0)
  })

  it('is for ever with 0 days, else so many times 24 hours', () => {
    fc.assert(
      fc.property(moments, days, (cameAt, lastDays) => {
        expect(pointsExpireAt(cameAt, 0)).toBeNull()
        const lives = Number(pointsExpireAt(cameAt, lastDays)) - cameAt.getTime()
        expect(lives).toBe(lastDays * 24 * 60 * 60 * 1000)
      }),
    )
  })

  it('does not ask when the day ends, nor whether the clock is put forward', () => {
    const at = (text: string) => pointsExpireAt(new Date(text), 1)?.toISOString()
    expect(at('2026-12-31T23:59:59.999Z')).toBe('2027-01-01T23:59:59.999Z')
    expect(at('2028-02-28T00:00:00.000Z')).toBe('2028-02-29T00:00:00.000Z')
    // Cairo puts its clocks forward at midnight of that day: it has 23 hours there
    expect(at('2026-04-23T21:30:00.000Z')).toBe('2026-04-24T21:30:00.000Z')
  })

  it('keeps the order in which points came', () => {
    fc.assert(
      fc.property(moments, moments, days, (one, other, lastDays) => {
        const [first, second] = [one, other].toSorted((a, b) => Number(a) - Number(b)) as [Date, Date]
        expect(Number(pointsExpireAt(first, lastDays))).toBeLessThanOrEqual(
          Number(pointsExpireAt(second, lastDays)),
        )
      }),
    )
  })
})
