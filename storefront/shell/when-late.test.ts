import { afterEach, expect, it, vi } from 'vitest'
import { whenLate } from './when-late.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('spec 9: a wait is shown from 200 ms on, and a quicker answer shows nothing', () => {
  vi.useFakeTimers()
  const show = vi.fn<() => void>()
  const answered = whenLate(show)
  vi.advanceTimersByTime(199)
  answered()
  vi.advanceTimersByTime(1000)
  expect(show).not.toHaveBeenCalled()
  whenLate(show)
  vi.advanceTimersByTime(200)
  expect(show).toHaveBeenCalledOnce()
})
