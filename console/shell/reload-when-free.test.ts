import { afterEach, expect, it, vi } from 'vitest'
import { holdReload } from '#web/hold-reload.ts'
import { reloadWhenFree } from './reload-when-free.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('safety 30: a page reloads within the spread, but loses no step that waits and never reloads without a network', () => {
  vi.useFakeTimers()
  const reload = vi.fn<() => void>()
  const navigator = { onLine: true }
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('window', { location: { reload } })
  const letGo = holdReload()
  reloadWhenFree(5000)
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
  navigator.onLine = false
  letGo()
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
  navigator.onLine = true
  vi.advanceTimersByTime(1000)
  expect(reload).toHaveBeenCalledOnce()
})
