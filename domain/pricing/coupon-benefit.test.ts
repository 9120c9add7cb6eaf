import { describe, expect, it } from 'vitest'
import { couponOff, type CouponLine } from './coupon-benefit.ts'

const line = (itemId: string, quantity: number, price: number, groupId = 'mains'): CouponLine => ({
  itemId,
  groupId,
  quantity,
  food: price * quantity,
})

describe('what a coupon takes off', () => {
  it('a percent of the food, up to its most, spread over the lines', () => {
    const lines = [line('a', 1, 1000), line('b', 1, 501)]
    expect(couponOff({ kind: 'percent', basisPoints: 1000 }, lines)).toEqual([100, 50])
    expect(couponOff({ kind: 'percent', basisPoints: 5000, most: 300 }, lines)).toEqual([200, 100])
  })

  it('an amount, never more than the food that it is for', () => {
    const lines = [line('a', 1, 1000), line('b', 1, 500, 'drinks')]
    expect(couponOff({ kind: 'amount', amount: 2000 }, lines)).toEqual([1000, 500])
    expect(couponOff({ kind: 'amount', amount: 700, on: { groupIds: ['drinks'] } }, lines)).toEqual([0, 500])
    expect(couponOff({ kind: 'amount', amount: 700, on: { itemIds: ['gone'] } }, lines)).toEqual([0, 0])
  })

  it('a free item takes the cheapest pieces of it, and nothing while it is not in the cart', () => {
    const free = { kind: 'free_item', itemId: 'tea', quantity: 1 } as const
    expect(couponOff(free, [line('a', 1, 1000), line('tea', 2, 300), line('tea', 1, 250)])).toEqual([
      0, 0, 250,
    ])
    expect(couponOff(free, [line('a', 1, 1000)])).toEqual([0])
  })

  it('buy X get Y counts no piece twice', () => {
    const two = { kind: 'buy_get', buy: {}, buyCount: 2, get: {}, getCount: 1, basisPoints: 10_000 } as const
    expect(couponOff(two, [line('a', 2, 900)])).toEqual([0])
    expect(couponOff(two, [line('a', 2, 900), line('b', 1, 400)])).toEqual([0, 400])
    expect(couponOff(two, [line('a', 6, 900)])).toEqual([1800])
    expect(couponOff({ ...two, times: 1 }, [line('a', 6, 900)])).toEqual([900])
    const drink = { ...two, buy: { groupIds: ['mains'] }, buyCount: 1, get: { itemIds: ['tea'] } }
    expect(couponOff(drink, [line('a', 1, 900), line('tea', 3, 200, 'drinks')])).toEqual([0, 200])
  })

  it('a free delivery takes nothing off the food', () => {
    expect(couponOff({ kind: 'free_delivery' }, [line('a', 1, 900)])).toEqual([0])
  })
})
