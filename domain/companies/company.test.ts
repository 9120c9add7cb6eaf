import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideBy, freeToOrder, judgeCompanyOrder } from './company.ts'

const minor = fc.integer({ min: 0, max: 1_000_000 })
const limit = fc.option(minor, { nil: null })
const limits = fc.record({ order: limit, month: limit, credit: limit })
const use = fc.record({ month: minor, owed: fc.integer({ min: -50_000, max: 1_000_000 }), waiting: minor })

describe('an order on a company account', () => {
  it('spec 4 b2b_pending: every order asks while the order limit is 0, and none without limits', () => {
    const none = { order: null, month: null, credit: null }
    const nothing = { month: 0, owed: 0, waiting: 0 }
    expect(judgeCompanyOrder({ ...none, order: 0 }, nothing, 1)).toBe('order')
    expect(judgeCompanyOrder(none, nothing, 1_000_000)).toBe('within')
    expect(judgeCompanyOrder({ ...none, order: 5000 }, nothing, 5000)).toBe('within')
    expect(judgeCompanyOrder({ ...none, month: 5000 }, { ...nothing, month: 1 }, 5000)).toBe('month')
    expect(judgeCompanyOrder({ ...none, credit: 5000 }, { ...nothing, waiting: 1 }, 5000)).toBe('credit')
  })

  it('a dearer order is never asked less, and a wider limit never asks more', () => {
    const rank = { within: 0, month: 1, order: 2, credit: 3 } as const
    fc.assert(
      fc.property(limits, use, minor, minor, (of, stands, amount, more) => {
        const asked = rank[judgeCompanyOrder(of, stands, amount)] > 0
        expect(rank[judgeCompanyOrder(of, stands, amount + more)] > 0 || !asked).toBe(true)
        const wider = {
          order: of.order === null ? null : of.order + more,
          month: of.month === null ? null : of.month + more,
          credit: of.credit === null ? null : of.credit + more,
        }
        expect(asked || judgeCompanyOrder(wider, stands, amount) === 'within').toBe(true)
      }),
    )
  })

  it('what asks nobody stays within every limit, however many orders come', () => {
    fc.assert(
      fc.property(limits, fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 30 }), (of, orders) => {
        let [month, owed] = [0, 0]
        for (const amount of orders) {
          if (judgeCompanyOrder(of, { month, owed, waiting: 0 }, amount) !== 'within') continue
          month += amount
          owed += amount
          expect(amount).toBeLessThanOrEqual(of.order ?? Infinity)
        }
        expect(month).toBeLessThanOrEqual(of.month ?? Infinity)
        expect(owed).toBeLessThanOrEqual(of.credit ?? Infinity)
      }),
    )
  })

  it('what the checkout says goes on by itself does, and one more does not', () => {
    fc.assert(
      fc.property(limits, use, (of, stands) => {
        const free = freeToOrder(of, stands)
        const open = { ...of, credit: null }
        if (free === null) expect(judgeCompanyOrder(open, stands, 10_000_000)).toBe('within')
        else {
          if (free > 0) expect(judgeCompanyOrder(open, stands, free)).toBe('within')
          expect(judgeCompanyOrder(open, stands, free + 1)).not.toBe('within')
        }
      }),
    )
  })
})

describe('the time to approve', () => {
  const minute = 60_000
  it('safety 10: an order for now waits 30 minutes, and not beyond closing', () => {
    expect(decideBy({ placed: 0 })).toBe(30 * minute)
    expect(decideBy({ placed: 0, closesAt: 10 * minute })).toBe(10 * minute)
  })

  it('rule "Orders on account": an order for later waits no longer than its slot can be ordered for', () => {
    const times = { placed: 0, releaseAt: 20 * 60 * minute, slotStart: 21 * 60 * minute }
    expect(decideBy({ ...times, orderableUntil: 6 * 60 * minute })).toBe(6 * 60 * minute)
    expect(decideBy({ ...times, orderableUntil: 5 * minute })).toBe(30 * minute)
  })

  it('an order for later waits until its making begins, and never beyond its slot', () => {
    fc.assert(
      fc.property(minor, minor, minor, (placed, toRelease, make) => {
        const releaseAt = placed + toRelease * 100
        const slotStart = releaseAt + make
        const by = decideBy({ placed, releaseAt, slotStart })
        expect(by).toBeGreaterThanOrEqual(releaseAt)
        expect(by).toBeLessThanOrEqual(slotStart)
        expect(by).toBeGreaterThan(placed - 1)
      }),
    )
  })
})
