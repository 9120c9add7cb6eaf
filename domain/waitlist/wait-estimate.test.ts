import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeEvening, makeRestaurant, type Joined } from './make-evening.ts'
import { estimateWaits, readableRange, seededRandom, type WaitFacts } from './wait-estimate.ts'

/** `npm run queue` plays more evenings. */
const evenings = process.env['TEST_MODE'] === 'queue' ? 400 : 24
const first = 9_000_001

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
const percent = (share: number) => Math.round(share * 1000) / 10
const wrongBy = <One extends Joined>(all: readonly One[], guess: (one: One) => number) =>
  median(all.map((one) => Math.abs(guess(one) - one.waited) / one.waited))

/** Parties from the tenth on of each evening, with what was said to them. */
function play(count: number, before: number) {
  const estimates: (Joined & { likely: number; from: number; to: number })[] = []
  for (let seed = first; seed < first + count; seed += 1) {
    const restaurant = makeRestaurant(seed)
    let learnt: Pick<ReturnType<typeof makeEvening>, 'turns' | 'past'> | undefined
    for (let day = 0; day < before; day += 1) {
      const evening = makeEvening(restaurant, seed * 31 + day, learnt)
      learnt = { turns: evening.turns.slice(-400), past: evening.past }
    }
    for (const one of makeEvening(restaurant, seed, learnt).joined) {
      // every third: those who join one after the other are told much the same
      if (one.no < 10 || one.no % 3 > 0 || one.waited <= 1) continue
      const range = estimateWaits(one.facts, seededRandom(one.no)).at(-1)
      if (range) estimates.push({ ...one, ...range })
    }
  }
  return estimates
}

describe('honest minutes', () => {
  it.each([
    ['on the very first evening of a branch', 0],
    ['of a branch that has had four evenings', 4],
  ])(
    '%s: wrong by under 20 % in the middle from the tenth party on, and better than simple sums',
    (name, before) => {
      const estimates = play(evenings, before)
      const ours = wrongBy(estimates, (one) => one.likely)
      const byCalls = wrongBy(estimates, (one) => one.callEvery * (one.ahead + 1))
      const byStays = wrongBy(estimates, (one) => (one.meanStay / one.facts.tables.length) * (one.ahead + 1))
      const within =
        estimates.filter((one) => one.waited >= one.from && one.waited <= one.to).length / estimates.length
      const bare = {
        parties: estimates.length,
        ours: percent(ours),
        byCalls: percent(byCalls),
        byStays: percent(byStays),
      }
      process.stdout.write(`estimate ${name}: ${JSON.stringify({ ...bare, withinRange: percent(within) })}\n`)
      expect(estimates.length).toBeGreaterThan(evenings * 10)
      expect(ours).toBeLessThan(0.2)
      expect(ours).toBeLessThan(byCalls)
      expect(ours).toBeLessThan(byStays)
      // the range says "two of three times"
      expect(within).toBeGreaterThan(0.55)
    },
    600_000,
  )

  const facts: WaitFacts = {
    turns: [],
    tables: [
      { seats: 4, satMinutes: 20, party: 3 },
      { seats: 2, satMinutes: 5, party: 2 },
    ],
    queue: [{ party: 2 }, { party: 4 }, { party: 2 }],
    firstWaitedMinutes: 3,
    past: { seated: 0, left: 0, missed: 0 },
    callMinutes: 10,
  }

  it('the same facts and randomness give the same minutes; without tables none are said', () => {
    expect(estimateWaits(facts, seededRandom(1))).toEqual(estimateWaits(facts, seededRandom(1)))
    expect(estimateWaits({ ...facts, tables: [] }, seededRandom(1))).toEqual([])
  })

  it('a party too large for any table is told of the largest; a table that stands idle is not believed', () => {
    const large = estimateWaits({ ...facts, queue: [{ party: 12 }] }, seededRandom(1))[0]
    expect(large?.likely).toBeGreaterThan(5)
    const idle = { ...facts, tables: [{ seats: 4 }], queue: [{ party: 2 }] }
    expect(estimateWaits(idle, seededRandom(1))[0]?.likely).toBe(0)
    const stuck = estimateWaits({ ...idle, firstWaitedMinutes: 25 }, seededRandom(1))[0]
    expect(stuck?.likely).toBeGreaterThan(5)
  })

  it('whatever the facts, every party has a range whose parts are in order', () => {
    const turns = fc.record({
      party: fc.integer({ min: 1, max: 50 }),
      minutes: fc.double({ min: 0, max: 10_000, noNaN: true }),
      over: fc.boolean(),
    })
    const tables = fc.record({
      seats: fc.integer({ min: 1, max: 50 }),
      satMinutes: fc.option(fc.double({ min: 0, max: 10_000, noNaN: true }), { nil: undefined }),
    })
    const party = fc.record({ party: fc.integer({ min: 1, max: 50 }) })
    fc.assert(
      fc.property(
        fc.array(turns, { maxLength: 20 }),
        fc.array(tables, { minLength: 1, maxLength: 6 }),
        fc.array(party, { minLength: 1, maxLength: 8 }),
        (known, now, queue) => {
          const ranges = estimateWaits({ ...facts, turns: known, tables: now, queue }, seededRandom(3))
          expect(ranges).toHaveLength(queue.length)
          for (const { from, likely, to } of ranges) {
            expect(Number.isFinite(to)).toBe(true)
            expect(0 <= from && from <= likely && likely <= to).toBe(true)
            const shown = readableRange({ from, to })
            expect(shown.from <= from && shown.to >= to && shown.from < shown.to).toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
