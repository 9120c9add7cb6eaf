import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceStore, pageCookies, sessionStore } from './browser-stores.ts'
import { scrollBackScript } from './scroll-back.ts'
import { tabStore } from './tab-store.ts'

/** What a frame on another site, a lockdown and blocked cookies do: the property itself throws. */
const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

const makeStorage = (begin: Readonly<Record<string, string>> = {}) => {
  const storage = new Map(Object.entries(begin))
  return {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  }
}

afterEach(() => {
  for (const name of ['localStorage', 'sessionStorage', 'document']) Reflect.deleteProperty(globalThis, name)
})

const deny = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { get: denied, configurable: true })
  const document = Object.defineProperty({}, 'cookie', { get: denied, set: denied })
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true })
}

describe('a browser that keeps nothing', () => {
  it.each([
    ['of the device', deviceStore],
    ['of the tab', sessionStore],
  ])('the store %s is empty, says that nothing was kept, and throws at nothing', (_, store) => {
    deny()
    expect(store.setItem('a', '1')).toBe(false)
    expect(store.getItem('a')).toBeNull()
    store.removeItem('a')
  })

  it('what must last as long as the page does', () => {
    deny()
    tabStore.setItem('order', '1')
    expect(tabStore.getItem('order')).toBe('1')
    tabStore.removeItem('order')
    expect(tabStore.getItem('order')).toBeNull()
  })

  it('has no cookies, and none are kept', () => {
    deny()
    pageCookies.keep('lang=ar; path=/')
    expect(pageCookies.read()).toBe('')
  })

  it('a full storage keeps nothing more, and says so', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      value: { ...makeStorage(), setItem: denied },
      configurable: true,
    })
    expect(deviceStore.setItem('a', '1')).toBe(false)
  })
})

it('elsewhere what was kept is found again', () => {
  for (const [name, value] of [
    ['localStorage', makeStorage()],
    ['sessionStorage', makeStorage()],
    ['document', { cookie: 'lang=ar' }],
  ] as const)
    Object.defineProperty(globalThis, name, { value, configurable: true })
  for (const store of [deviceStore, sessionStore]) {
    expect(store.setItem('a', '1')).toBe(true)
    expect(store.getItem('a')).toBe('1')
    store.removeItem('a')
    expect(store.getItem('a')).toBeNull()
  }
  expect(pageCookies.read()).toBe('lang=ar')
})

describe('the script that brings a page back to where it was left', () => {
  const run = (page: object) => {
    const scrollTo = vi.fn<(x: number, y: number) => void>()
    const replaceState = vi.fn<(state: { key: string }) => void>()
    const history = { state: null, replaceState }
    runInNewContext(scrollBackScript, { history, scrollTo, ...page })
    return { scrollTo, replaceState }
  }

  it('scrolls before the first paint', () => {
    const sessionStorage = makeStorage({ 'scroll-positions': '{"here":420}' })
    const { scrollTo } = run({ sessionStorage, history: { state: { key: 'here' } } })
    expect(scrollTo.mock.calls).toEqual([[0, 420]])
  })

  it('gives a page that is visited first a name', () => {
    const { scrollTo, replaceState } = run({ sessionStorage: makeStorage() })
    expect(replaceState.mock.calls[0]?.[0].key).toMatch(/^[0-9a-v]+$/)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it.each([
    ['nothing is kept', makeStorage()],
    ['nonsense is kept', makeStorage({ 'scroll-positions': '{' })],
    ['another page is kept', makeStorage({ 'scroll-positions': '{"there":1}' })],
  ])('leaves the page alone where %s', (_, sessionStorage) => {
    expect(run({ sessionStorage, history: { state: { key: 'here' } } }).scrollTo).not.toHaveBeenCalled()
  })

  it('throws nothing where storage is denied', () => {
    const page = Object.defineProperty({ history: { state: { key: 'here' } } }, 'sessionStorage', {
      get: denied,
      enumerable: true,
    })
    const scrollTo = vi.fn<() => void>()
    runInNewContext(
      scrollBackScript,
      Object.defineProperties({ scrollTo }, Object.getOwnPropertyDescriptors(page)),
    )
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
