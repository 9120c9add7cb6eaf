import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeServerClock } from './server-clock.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => vi.useRealTimers())

it('safety 24: ticks from the server’s moment on, for all who listen at once, and rests when nobody does', () => {
  const clock = makeServerClock(1_000_000)
  vi.advanceTimersByTime(5000)
  expect(clock.now()).toBe(1_000_000)
  const seen: number[] = []
  const stop = clock.subscribe(() => seen.push(clock.now()))
  vi.advanceTimersByTime(2000)
  expect(seen).toEqual([1_006_000, 1_007_000])
  stop()
  vi.advanceTimersByTime(2000)
  expect(seen).toHaveLength(2)
  expect(clock.first()).toBe(1_000_000)
})

it('is set by what the server says later: forward at once, back only when it was far ahead', () => {
  const clock = makeServerClock(1_000_000)
  clock.subscribe(() => {})
  clock.note(1_002_000)
  vi.advanceTimersByTime(1000)
  expect(clock.now()).toBe(1_003_000)
  clock.note(1_002_500)
  vi.advanceTimersByTime(1000)
  expect(clock.now()).toBe(1_004_000)
  clock.note(900_000)
  vi.advanceTimersByTime(1000)
  expect(clock.now()).toBe(901_000)
})
