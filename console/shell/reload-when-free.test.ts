import { afterEach, expect, it, vi } from 'vitest'
import { holdReload } from '#web/hold-reload.ts'
import { reloadWhenFree } from './reload-when-free.ts'
import { watchTyping } from './draft/typed-in-sheet.ts'

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

/** As much of a page's element as is asked of one. */
class Field {
  isConnected = true
  readonly sheet: Field | null
  constructor(sheet: Field | null) {
    this.sheet = sheet
  }
  closest = () => this.sheet
}

it('safety 30: what is half typed in a sheet is not lost by a reload; what only lies open does not hold it', () => {
  vi.useFakeTimers()
  const reload = vi.fn<() => void>()
  const page = new EventTarget()
  vi.stubGlobal('Element', Field)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', { location: { reload } })
  watchTyping(page as Document)
  const type = (field: Field) =>
    page.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: field }))
  const sheet = new Field(null)
  type(new Field(null))
  type(new Field(sheet))
  reloadWhenFree(0)
  reloadWhenFree(0)
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
  sheet.isConnected = false
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledOnce()
})
