import { expect, it } from 'vitest'
import { makePace } from './pace.ts'

function start() {
  let now = 5000
  const pace = makePace(() => now)
  return { pace, pass: (ms: number) => (now += ms) }
}
/** What looks cost while nothing happens. */
function looksWithin(ms: number, { pace, pass }: ReturnType<typeof start>): number {
  let looks = 0
  for (let left = ms; left > 0; looks++) {
    const pause = pace.pauseMs()
    pass(pause)
    left -= pause
  }
  return looks
}

it('an idle process looks twice a minute, as far ahead as it sleeps', () => {
  const process = start()
  expect(looksWithin(10_000, process)).toBe(10)
  expect(looksWithin(3_600_000, process)).toBe(120)
  expect(process.pace.aheadMs()).toBe(process.pace.pauseMs())
})

it('one that writes looks each second, and what is due then is due now', () => {
  const process = start()
  process.pass(60_000)
  expect(process.pace.stir()).toBe(true)
  expect(process.pace.stir()).toBe(false)
  expect([process.pace.aheadMs(), process.pace.pauseMs()]).toEqual([0, 1000])
  expect(looksWithin(10_000, process)).toBe(10)
  expect(process.pace.pauseMs()).toBe(30_000)
})

it('before something falls due it looks each second until its time has come', () => {
  const process = start()
  process.pass(60_000)
  expect(process.pace.aheadMs()).toBe(30_000)
  process.pace.hurry()
  expect(looksWithin(30_000, process)).toBe(30)
  expect(process.pace.pauseMs()).toBe(30_000)
})
