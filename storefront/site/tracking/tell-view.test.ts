import { afterEach, expect, it, vi } from 'vitest'
import { tellViewLater } from './use-steps.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('spec 9: a page view is told 250 ms after the route has changed, and never of a page that was passed by', () => {
  vi.useFakeTimers()
  const tell = vi.fn<(path: string) => void>()
  const passedBy = tellViewLater(() => tell('/menu'))
  vi.advanceTimersByTime(249)
  passedBy()
  tellViewLater(() => tell('/cart'))
  vi.advanceTimersByTime(249)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tell.mock.calls).toEqual([['/cart']])
  vi.advanceTimersByTime(10_000)
  expect(tell).toHaveBeenCalledOnce()
})
