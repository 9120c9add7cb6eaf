import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdReload } from './hold-reload.ts'
import { loadOptionalPart, mayReload, reloadOnFailedPart } from './reload-on-failed-part.ts'

const noon = Date.UTC(2026, 10, 21, 12)

describe('a part of the page that cannot be loaded', () => {
  beforeEach(() => {
    const storage = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('spec 9: reloads the page at most once per 60 seconds', () => {
    expect(mayReload(noon)).toBe(true)
    expect(mayReload(noon + 59_999)).toBe(false)
    expect(mayReload(noon + 60_000)).toBe(true)
    expect(mayReload(noon + 60_001)).toBe(false)
  })

  it('never reloads where nothing can be kept: it could not count', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    expect(mayReload(noon)).toBe(false)
  })

  /** A page with a network whose part `fail` cannot load. */
  function makePage() {
    const received: ((event: { preventDefault(): void }) => void)[] = []
    const reload = vi.fn<() => void>()
    vi.stubGlobal('window', {
      addEventListener: (_: string, act: (typeof received)[0]) => received.push(act),
      location: { reload },
    })
    vi.stubGlobal('navigator', { onLine: true })
    reloadOnFailedPart()
    const fail = async () => {
      received[0]?.({ preventDefault: () => {} })
      throw new Error('no such file')
    }
    return { reload, fail }
  }

  it('a part that the page can do without is left out, and nothing is reloaded for it', async () => {
    const { reload, fail } = makePage()
    expect(await loadOptionalPart(fail)).toBeUndefined()
    expect(await loadOptionalPart(async () => 'part')).toBe('part')
    expect(reload).not.toHaveBeenCalled()
    await fail().catch(() => {})
    expect(reload).toHaveBeenCalledOnce()
  })

  it('safety 30: what a reload would lose is waited for, then the page is reloaded once', async () => {
    const { reload, fail } = makePage()
    const form = holdReload()
    const step = holdReload()
    await fail().catch(() => {})
    form()
    expect(reload).not.toHaveBeenCalled()
    step()
    expect(reload).toHaveBeenCalledOnce()
    holdReload()()
    expect(reload).toHaveBeenCalledOnce()
  })
})
