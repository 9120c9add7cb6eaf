import { writePage } from './public-page.ts'

const origin = 'https://saffron.test'

interface FakePage {
  readonly view: 'menu' | 'home'
  readonly data: unknown
  readonly build?: string
}

/**
 * Takes the address of a tab, and what the server answers by address: a public page, a document of another client, or a
 * status. Returns what stands in for the browser's own globals, what a test does with it and what it sees of it.
 */
export function fakeBrowser(address: string, pages: Readonly<Record<string, FakePage | string | number>>) {
  const location = new URL(address, origin)
  const entries: { url: string; state: unknown }[] = [{ url: location.href, state: null }]
  const listeners = new Map<string, () => void>()
  const left: string[] = []
  const asked: string[] = []
  let at = 0
  const here = () => entries[at] ?? { url: origin, state: null }
  const stand = () => (location.href = here().url)
  const enter = (state: unknown, url: string) => {
    entries[at] = { url: new URL(url, location.href).href, state }
    stand()
  }
  const leave = (how: string) => (to: string | URL) => void left.push(`${how} ${new URL(to).pathname}`)
  const history = {
    get state() {
      return here().state
    },
    replaceState: (state: unknown, _: string, url: string) => enter(state, url),
    pushState(state: unknown, _: string, url: string) {
      at += 1
      entries.length = at
      enter(state, url)
    },
    go(by: number) {
      at += by
      stand()
      listeners.get('popstate')?.()
    },
  }
  const window = {
    location: Object.assign(location, {
      assign: leave('assign'),
      replace: leave('replace'),
      reload: () => void left.push('reload'),
    }),
    history,
    scrollY: 0,
    scrollTo: (_: number, y: number) => void (window.scrollY = y),
    addEventListener: (type: string, run: () => void) => void listeners.set(type, run),
    removeEventListener: (type: string) => void listeners.delete(type),
  }
  const answer = (url: string) => {
    const { pathname, search } = new URL(url, origin)
    asked.push(pathname + search)
    const page = pages[pathname] ?? 404
    if (typeof page === 'number') return { status: page, text: async () => 'failed', url }
    if (typeof page === 'string') return { status: 200, text: async () => page, url }
    const { view, data, build = 'build-1' } = page
    const block = writePage({ view, route: view, language: 'ar', origin, build, data, site: '{}' })
    return { status: 200, text: async () => `<html>${block}</html>`, url: new URL(url, origin).href }
  }
  const globals = {
    window,
    document: { getElementById: () => null },
    sessionStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch: async (url: string) => answer(url),
  }
  return { globals, window, left, asked, addresses: () => entries.map(({ url }) => url.slice(origin.length)) }
}
