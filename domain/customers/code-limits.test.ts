import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codeLimits,
  waitForAddress,
  waitForAsker,
  waitForCode,
  waitForTry,
  type SentCode,
} from './code-limits.ts'

const minute = 60_000
const day = 24 * 60 * minute
const sent = (madeAt: number, wrong = 0, used = false): SentCode => ({ madeAt, wrong, used })

describe('waits between codes', () => {
  it('grow from 30 seconds to an hour, and a day’s eighth code is the last', () => {
    const waits: number[] = []
    const codes: SentCode[] = []
    let now = 0
    for (let n = 0; n < 8; n += 1) {
      codes.push(sent(now))
      waits.push(waitForCode(codes, now) / 1000)
      now += waits.at(-1)! * 1000
    }
    expect(waits).toEqual([30, 60, 120, 300, 600, 1800, 3600, 86_400 - 6510])
  })

  it('do not count a code by which its owner signed in', () => {
    expect(waitForCode([sent(0, 0, true), sent(1, 4, true)], 2)).toBe(0)
  })

  it('are over an hour and a day for one browser, and high for one address', () => {
    const none = { hour: 0, day: 0, wrongInHour: 0, wrongInDay: 0 }
    expect(waitForAsker(none)).toBe(0)
    expect(
      waitForAsker({ ...none, hour: 9, day: 29 }) +
        waitForAddress({ ...none, hour: 299, wrongInHour: 59, wrongInDay: 299 }),
    ).toBe(0)
    expect(waitForAsker({ ...none, hour: 10 })).toBe(60 * minute)
    expect(waitForAsker({ ...none, day: 30 })).toBe(day)
    expect(waitForAddress({ ...none, hour: 300 })).toBe(60 * minute)
    expect(waitForAddress({ ...none, wrongInHour: 60 })).toBe(60 * minute)
    expect(waitForAddress({ ...none, wrongInDay: 300 })).toBe(60 * minute)
  })
})

/** An attacker who asks and guesses whenever nothing makes him wait longer than he likes. */
function attack(patience: readonly number[], days: number): number[] {
  const codes: SentCode[] = []
  const guesses: number[] = []
  let now = 0
  for (let step = 0; now < days * day; step += 1) {
    now += (patience[step % patience.length] ?? 0) + waitForCode(codes, now)
    codes.push(sent(now))
    for (let tries = 0; tries < codeLimits.triesPerCode; tries += 1) {
      const live = codes.at(-1)!
      const at = now + ((patience[(step + tries) % patience.length] ?? 0) % codeLimits.lifeMs)
      if (waitForTry(codes, at) > 0 || at >= live.madeAt + codeLimits.lifeMs) break
      codes[codes.length - 1] = { ...live, wrong: live.wrong + 1 }
      guesses.push(at)
      now = at
    }
    now += 1
  }
  return guesses
}

function mostWithin(guesses: readonly number[], span: number): number {
  return Math.max(0, ...guesses.map((at, i) => guesses.slice(i).filter((other) => other < at + span).length))
}

describe('decision 0017: guesses at one number', () => {
  it('are at most 10 in any 24 hours and 30 in any week, at whatever pace they are made', () => {
    const paces = fc.array(fc.integer({ min: 0, max: 6 * 60 * minute }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(paces, (patience) => {
        const guesses = attack(patience, 16)
        expect(mostWithin(guesses, day)).toBeLessThanOrEqual(10)
        expect(mostWithin(guesses, 7 * day)).toBeLessThanOrEqual(30)
      }),
      { numRuns: 60 },
    )
  })

  it('reach those figures, so that the record says no more and no less than what is so', () => {
    const guesses = attack([0], 16)
    expect(mostWithin(guesses, day)).toBe(10)
    expect(mostWithin(guesses, 7 * day)).toBe(30)
  })
})
