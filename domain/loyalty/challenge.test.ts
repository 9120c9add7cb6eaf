import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countOf,
  percentOf,
  runFor,
  type Challenge,
  type ChallengeRun,
  type CountedOrder,
} from './challenge.ts'
import { durationWords } from './duration-words.ts'
import { tryChallenge } from './try-challenge.ts'

const hour = 3_600_000
const challenge = (more: Partial<Challenge> = {}): Challenge => ({
  id: 'c',
  goal: { kind: 'orders', count: 3 },
  duration: { amount: 2, unit: 'days' },
  rules: {},
  reward: { ledger: 'wallet', amount: 1000 },
  startsAt: 0,
  paused: false,
  ...more,
})
const order = (at: number, more: Partial<CountedOrder> = {}): CountedOrder => ({
  at,
  type: 'pickup',
  branchId: 'b',
  bill: {
    food: 5000,
    lines: [
      { itemId: 'tea', quantity: 2 },
      { itemId: 'rice', quantity: 1 },
    ],
  },
  ...more,
})
const run = (more: Partial<ChallengeRun>): ChallengeRun => ({
  number: 1,
  startsAt: 0,
  endsAt: 48 * hour,
  progress: 1,
  won: false,
  ...more,
})

describe('what an order brings to a challenge', () => {
  it('rule "Challenges": one order, the food that was paid for, or pieces of certain items', () => {
    expect(countOf(challenge(), order(1))).toBe(1)
    const spent = { food: 5000, lines: [], points: { count: 10, off: 500 } }
    expect(countOf(challenge({ goal: { kind: 'spend', amount: 9000 } }), order(1, { bill: spent }))).toBe(
      4500,
    )
    expect(countOf(challenge({ goal: { kind: 'items', itemIds: ['tea'], count: 5 } }), order(1))).toBe(2)
  })

  it('only of the wanted types, branches, groups and size, while it runs', () => {
    const none = [
      challenge({ rules: { types: ['delivery'] } }),
      challenge({ rules: { branchIds: ['other'] } }),
      challenge({ rules: { groupIds: ['gold'] } }),
      challenge({ rules: { minimum: 5001 } }),
      challenge({ paused: true }),
      challenge({ startsAt: 2 }),
      challenge({ endsAt: 1 }),
    ]
    expect(none.map((one) => countOf(one, order(1)))).toEqual(none.map(() => 0))
    const fits = { types: ['pickup' as const], branchIds: ['b'], groupIds: ['gold'], minimum: 5000 }
    expect(countOf(challenge({ rules: fits }), order(1, { groupId: 'gold' }))).toBe(1)
  })
})

describe('the run that an order belongs to', () => {
  it.each([
    ['minutes', 60_000],
    ['hours', hour],
    ['days', 24 * hour],
  ] as const)('spec 9: a duration in %s, from the first order on', (unit, ms) => {
    expect(runFor(challenge({ duration: { amount: 5, unit } }), [], 10)).toEqual({
      number: 1,
      startsAt: 10,
      endsAt: 10 + 5 * ms,
    })
  })

  it('ends with the challenge; a new one begins after it, and after a win while more may be won', () => {
    expect(runFor(challenge({ endsAt: hour }), [], 10)?.endsAt).toBe(hour)
    expect(runFor(challenge(), [run({})], 48 * hour)?.number).toBe(2)
    expect(runFor(challenge({ most: 2 }), [run({ won: true })], hour)?.number).toBe(2)
    expect(runFor(challenge({ most: 1 }), [run({ won: true })], 48 * hour)).toBeUndefined()
  })

  it('orders beyond a last win still count to it, so that a refund of another takes no reward', () => {
    expect(runFor(challenge({ most: 1 }), [run({ won: true })], hour)?.number).toBe(1)
  })
})

it('the ring is full at the goal alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 2e9 }), (amount, progress) => {
      const percent = percentOf(progress, { kind: 'spend', amount })
      expect(percent === 100).toBe(progress >= amount)
      expect(percent).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('spec 9: durations in words, with Arabic duals and few', () => {
  const say = (amount: number) => durationWords({ amount, unit: 'days' }, 'ar')
  expect([1, 2, 3, 11].map(say)).toEqual(['يوم', 'يومان', '3 أيام', '11 يومًا'])
  expect(durationWords({ amount: 1, unit: 'hours' }, 'en')).toBe('1 hour')
  expect(durationWords({ amount: 30, unit: 'minutes' }, 'en')).toBe('30 minutes')
})

it('a dry run says who would have won on the orders of before, and what it would have cost', () => {
  const past = (customerId: string, at: number, returned = 0) => ({
    ...order(at),
    customerId,
    returned,
    value: 5000,
  })
  const orders = [
    past('a', 1),
    past('b', 2),
    past('a', 3),
    past('a', 4),
    // three days later: too late for b's first run
    past('b', 72 * hour),
    past('b', 73 * hour),
    past('c', 74 * hour, 5000),
  ]
  expect(tryChallenge(challenge({ most: 1 }), orders)).toEqual({
    players: 2,
    winners: 1,
    wins: 1,
    cost: 1000,
  })
})
