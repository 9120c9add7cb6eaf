import { describe, expect, it } from 'vitest'
import { isRefusal } from '../core/refusal.ts'
import { refuseCoupon, type Coupon, type CouponPlace } from './coupon.ts'

const zone = 'Asia/Riyadh'
const at = (text: string) => Date.parse(`${text}:00+03:00`)
const friday = at('2026-11-27T12:00')
const saturday = at('2026-11-28T15:00')
const nobody = { signedIn: false, orders: 0, uses: 0, usesToday: 0 }

const judge = (coupon: Partial<Coupon>, place: Partial<CouponPlace>) => {
  const whole: Coupon = {
    id: 'coupon',
    code: 'TEN',
    name: { ar: 'عشرة', en: 'Ten' },
    benefit: { kind: 'percent', basisPoints: 1000 },
    rules: {},
    paused: false,
    ...coupon,
  }
  const here: CouponPlace = { now: friday, zone, branchId: 'branch', type: 'pickup', food: 5000, ...place }
  const refused = refuseCoupon(whole, here, nobody, { used: 0, most: null })
  return refused && isRefusal(refused) ? refused.details?.['trouble'] : undefined
}
const onlyOn = (day: number, byOrdering = false) => ({
  rules: { windows: [{ days: [day], from: 0, to: 1440 }], ...(byOrdering && { byOrdering }) },
})

describe('a coupon of some days and hours', () => {
  it('goes by the time an order is wanted for', () => {
    expect(judge(onlyOn(6), { wanted: saturday })).toBeUndefined()
    expect(judge(onlyOn(5), { wanted: saturday })).toBe('later')
    expect(judge(onlyOn(4), { wanted: saturday })).toBe('time')
    expect(judge(onlyOn(5), {})).toBeUndefined()
    expect(judge(onlyOn(6), {})).toBe('time')
  })

  it('has its first and last day by the same time', () => {
    const endsToday = { endsAt: at('2026-11-28T00:00') }
    const beginsTomorrow = { startsAt: at('2026-11-28T00:00') }
    expect(judge(endsToday, {})).toBeUndefined()
    expect(judge(endsToday, { wanted: saturday })).toBe('later')
    expect(judge(beginsTomorrow, {})).toBe('not-yet')
    expect(judge(beginsTomorrow, { wanted: saturday })).toBeUndefined()
    expect(judge({ endsAt: at('2026-11-27T00:00') }, { wanted: saturday })).toBe('expired')
  })

  it('goes by the time of ordering where its owner wants that', () => {
    expect(judge(onlyOn(5, true), { wanted: saturday })).toBeUndefined()
    expect(judge(onlyOn(6, true), { wanted: saturday })).toBe('sooner')
    expect(judge(onlyOn(6, true), {})).toBe('time')
  })

  it('is paused now or not, and what an order has already is not judged by the clock again', () => {
    expect(judge({ ...onlyOn(6), paused: true }, { wanted: saturday })).toBe('paused')
    expect(judge(onlyOn(4), { wanted: saturday, isHeld: true })).toBeUndefined()
  })
})
