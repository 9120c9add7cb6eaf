import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { fakeBrowser } from './fake-browser.ts'
import { makeLateRouter } from './late-router.ts'
import { views } from './page-view.ts'
import { PublicRouter } from './public-router.ts'
import type { Shown } from './shown.ts'

const module = { View: () => null }
const site: Partial<SiteWire> = {}
const home = {
  view: 'home',
  route: 'home',
  language: 'ar',
  origin: '',
  build: 'build-1',
  data: 'home',
} as const
const place = { pathname: '/', search: '', hash: '', state: undefined }
const first = {
  page: { ...home, site: site as SiteWire },
  module,
  place,
  failed: false,
  scroll: 'keep',
  isNew: false,
} as const

const pages = {
  '/': { view: 'home', data: 'home' },
  '/menu': { view: 'menu', data: 'menu' },
  '/next-build': { view: 'menu', data: 'menu', build: 'build-2' },
  '/checkout': '<html>of another client</html>',
  '/broken': 500,
} as const

function start() {
  const browser = fakeBrowser('/', pages)
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
  return browser
}

/** A tab on the home page, and what is drawn in it. */
function open() {
  vi.spyOn(views, 'home').mockResolvedValue(module)
  vi.spyOn(views, 'menu').mockResolvedValue(module)
  const browser = start()
  const router = new PublicRouter(first)
  const drawn: Shown[] = []
  router.start(
    (next) => drawn.push(next),
    () => {},
  )
  return { ...browser, router, drawn }
}

afterEach(() => vi.unstubAllGlobals())

describe('decision 0234: the client of public pages', () => {
  it('shows the next page in place, from its beginning, under its address', async () => {
    const { router, drawn, addresses, left } = open()
    await router.navigate('/menu?type=pickup')
    expect(addresses()).toEqual(['/', '/menu?type=pickup'])
    expect(drawn).toMatchObject([{ page: { data: 'menu' }, failed: false, scroll: 'top', isNew: true }])
    expect(left).toEqual([])
  })

  it('leaves what is no public page, and what another build shows, to a document of its own', async () => {
    const { router, drawn, left } = open()
    await router.navigate('/checkout')
    await router.navigate('/next-build', { replace: true })
    expect(left).toEqual(['assign /checkout', 'replace /next-build'])
    expect(drawn).toEqual([])
  })

  it('says that a page could not be had, and shows it at the next press', async () => {
    const { router, drawn, addresses } = open()
    await router.navigate('/broken')
    await router.navigate('/menu')
    expect(drawn.map(({ failed }) => failed)).toEqual([true, false])
    expect(addresses()).toEqual(['/', '/broken', '/menu'])
  })

  it('shows the last of two presses alone, whichever answer comes first', async () => {
    const { router, drawn } = open()
    await Promise.all([router.navigate('/menu'), router.navigate('/')])
    expect(drawn.map(({ page }) => page.data)).toEqual(['home'])
  })

  it('goes back to where the page stood', async () => {
    const { router, drawn, window } = open()
    window.scrollY = 900
    await router.navigate('/menu')
    window.scrollY = 0
    window.history.go(-1)
    await vi.waitFor(() => expect(drawn).toHaveLength(2))
    const back = drawn.at(-1)!
    expect(back).toMatchObject({ page: { data: 'home' }, scroll: 'back' })
    router.settle(back)
    expect(window.scrollY).toBe(900)
  })

  it('a sheet over the menu stands under its item’s address, and back closes it without a call', async () => {
    const { router, drawn, asked, addresses, window } = open()
    await router.navigate('/menu')
    await router.navigate('/menu?item=kabsa', { mask: '/item/kabsa', preventScrollReset: true })
    expect(addresses()).toEqual(['/', '/menu', '/item/kabsa'])
    const sheet = { pathname: '/menu', search: '?item=kabsa', mask: { pathname: '/item/kabsa' } }
    expect(drawn.at(-1)).toMatchObject({ place: sheet, scroll: 'keep', isNew: false })
    window.history.go(-1)
    const closed = drawn.at(-1)?.place
    expect([closed?.pathname, closed?.search, closed?.mask]).toEqual(['/menu', '', undefined])
    expect(asked).toEqual(['/menu'])
  })

  it('asks once for a page that was fetched ahead, and again for one that could not be', async () => {
    const { router, drawn, asked } = open()
    router.prefetch('/menu')
    router.prefetch('/menu')
    await router.navigate('/menu')
    expect([asked, drawn.length]).toEqual([['/menu'], 1])
    router.prefetch('/broken')
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    await new Promise(setImmediate)
    await router.navigate('/broken')
    expect(asked).toEqual(['/menu', '/broken', '/broken'])
  })

  it('takes the data anew in place', async () => {
    const { router, drawn, addresses } = open()
    await router.revalidate()
    expect(drawn).toMatchObject([{ page: { data: 'home' }, scroll: 'keep', isNew: false }])
    expect(addresses()).toEqual(['/'])
  })
})

describe('its router, which comes later', () => {
  it('comes at the first move, once, and does it', async () => {
    vi.spyOn(views, 'menu').mockResolvedValue(module)
    const { addresses, asked } = start()
    const late = makeLateRouter(first)
    const drawn: Shown[] = []
    late.start(
      (next) => drawn.push(next),
      () => {},
    )
    expect(late.here()).toBeUndefined()
    await Promise.all([late.prefetch('/menu'), late.navigate('/menu')])
    expect(late.here()).toBeInstanceOf(PublicRouter)
    expect([drawn.length, addresses(), asked]).toEqual([1, ['/', '/menu'], ['/menu']])
  })

  it('leaves the move to the browser before a page is there to be drawn', async () => {
    const { left } = start()
    await makeLateRouter(first).navigate('https://saffron.test/menu')
    expect(left).toEqual(['assign /menu'])
  })
})
