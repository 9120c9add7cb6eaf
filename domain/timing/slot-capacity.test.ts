import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  makeMinutesOf,
  releaseAt,
  capacityIn,
  unusedSlot,
  type SlotLoad,
  type SlotUse,
} from './slot-capacity.ts'

const one = { orders: 1, minutes: 10, amount: 2000 }

/** Takes what is taken of a slot and what an order takes; returns what is taken with it. */
function addLoad(use: SlotUse, need: SlotLoad, proven: boolean): SlotUse {
  const sum = (a: SlotLoad, b: SlotLoad): SlotLoad => ({
    orders: a.orders + b.orders,
    minutes: a.minutes + b.minutes,
    amount: a.amount + b.amount,
  })
  return { ...sum(use, need), unproven: proven ? use.unproven : sum(use.unproven, need) }
}

describe('room in a slot', () => {
  it('is bounded by orders, by make-time and by money, each optional', () => {
    const used = { ...unusedSlot, orders: 4, minutes: 50, amount: 9_000 }
    expect(capacityIn({}, used, one, true)).toBe('free')
    expect(capacityIn({ orders: 5 }, used, one, true)).toBe('free')
    expect(capacityIn({ orders: 4 }, used, one, true)).toBe('full')
    expect(capacityIn({ orders: 9, minutes: 59 }, used, one, true)).toBe('full')
    expect(capacityIn({ orders: 9, amount: 10_999 }, used, one, true)).toBe('full')
  })

  it('safety 9: guests without a proven number hold at most half of what is left, one of them the last place', () => {
    const take = (use: SlotUse) =>
      capacityIn({ orders: 5 }, use, one, false) === 'free' ? addLoad(use, one, false) : use
    const held = take(take(take(take(unusedSlot))))
    expect(held.orders).toBe(2)
    expect(capacityIn({ orders: 5 }, held, one, false)).toBe('proof')
    expect(capacityIn({ orders: 5 }, held, one, true)).toBe('free')
    expect(capacityIn({ orders: 5 }, { ...unusedSlot, orders: 4 }, one, false)).toBe('free')
  })

  it('is never given beyond the limits, whoever comes in whatever order', () => {
    const load = fc.record({
      orders: fc.constant(1),
      minutes: fc.integer({ min: 0, max: 60 }),
      amount: fc.integer({ min: 0, max: 50_000 }),
    })
    const limits = { orders: 5, minutes: 120, amount: 100_000 }
    fc.assert(
      fc.property(fc.array(fc.record({ load, proven: fc.boolean() }), { maxLength: 40 }), (guests) => {
        let use: SlotUse = unusedSlot
        for (const guest of guests)
          if (capacityIn(limits, use, guest.load, guest.proven) === 'free')
            use = addLoad(use, guest.load, guest.proven)
        expect(use.orders).toBeLessThanOrEqual(5)
        expect(use.minutes).toBeLessThanOrEqual(120)
        expect(use.amount).toBeLessThanOrEqual(100_000)
      }),
    )
  })
})

describe('the kitchen’s time', () => {
  const items = new Map([
    ['burger', { makeMinutes: 12 }],
    ['tea', { makeMinutes: 2 }],
  ])
  const lines = [
    { itemId: 'burger', quantity: 2 },
    { itemId: 'tea', quantity: 3 },
  ]
  it('counts every piece', () => {
    expect(makeMinutesOf(lines, items)).toBe(30)
  })
  it('releases an order as early as its longest dish, or the branch, needs', () => {
    expect(releaseAt(3_600_000, lines, items, 10)).toBe(3_600_000 - 12 * 60_000)
    expect(releaseAt(3_600_000, lines, items, 20)).toBe(3_600_000 - 20 * 60_000)
  })
})
