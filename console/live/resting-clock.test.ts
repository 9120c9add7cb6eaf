import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeRestingClock } from './resting-clock.ts'
import { makeServerClock } from './server-clock.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => vi.useRealTimers())

it('tells every second while in sight, every quarter of a minute while not, and is right at once when it is back', () => {
  const clock = makeRestingClock(makeServerClock(1_000_000))
  const seen: number[] = []
  const stop = clock.subscribe(() => seen.push(clock.now() - 1_000_000))
  vi.advanceTimersByTime(2000)
  expect(seen).toEqual([1000, 2000])
  clock.rest(true)
  vi.advanceTimersByTime(20_000)
  expect(seen).toEqual([1000, 2000, 17_000])
  clock.rest(false)
  vi.advanceTimersByTime(1000)
  expect(seen).toEqual([1000, 2000, 17_000, 22_000, 23_000])
  stop()
  vi.advanceTimersByTime(5000)
  expect(seen).toHaveLength(5)
})
