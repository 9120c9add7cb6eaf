import { sessionStore } from '#web/browser-stores.ts'
import { scrollKey } from '#web/scroll-back.ts'
import type { MoveOptions, Place, Target } from '../moves/moves.ts'
import { views } from './page-view.ts'
import { readPage } from './public-page.ts'
import type { Shown } from './shown.ts'

interface Loaded extends Pick<Shown, 'page' | 'module'> {
  /** Where the server led. */
  readonly url: string
}

/** What an entry of the history keeps. */
interface Entry {
  readonly key?: string
  readonly usr?: unknown
  /** The page's own address, where another one is shown. */
  readonly at?: string
}

type How = 'push' | 'replace' | 'pop'

/** A page that was fetched ahead is older than that: it is asked for again. */
const freshMs = 30_000

/**
 * Moves between public pages without a new document: fetches the next one, as the server keeps it for all, and shows what
 * stands in it. What is no public page, or of another build, is a document of its own.
 */
export class PublicRouter {
  #shown: Shown
  #key = ''
  /** Of the move that is under way: an answer that comes after the next one began is not shown. */
  #turn = 0
  #show: (next: Shown) => void = () => {}
  #setMoving: (moving: boolean) => void = () => {}
  readonly #ahead = new Map<
    string,
    { readonly since: number; readonly loaded: Promise<Loaded | undefined> }
  >()
  readonly #positions: Record<string, number> = {}

  constructor(first: Shown) {
    this.#shown = first
  }

  /** Takes what draws a page, and what says that one is on its way; listens to the browser. Returns how to stop. */
  start(show: (next: Shown) => void, setMoving: (moving: boolean) => void): () => void {
    this.#show = show
    this.#setMoving = setMoving
    Object.assign(this.#positions, JSON.parse(sessionStore.getItem(scrollKey) ?? '{}'))
    // loaded anew, a page stands under the address that is shown
    const { key, usr }: Entry = window.history.state ?? {}
    this.#enter('replace', { usr }, window.location.href, key)
    const back = () => this.#wentBack()
    const leave = () => {
      this.#keepScroll()
      sessionStore.setItem(scrollKey, JSON.stringify(this.#positions))
      window.history.scrollRestoration = 'auto'
    }
    const come = () => (window.history.scrollRestoration = 'manual')
    come()
    window.addEventListener('popstate', back)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', come)
    return () => {
      window.removeEventListener('popstate', back)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', come)
    }
  }

  readonly navigate = (to: Target | number, options: MoveOptions = {}): void | Promise<void> => {
    if (typeof to === 'number') return window.history.go(to)
    const target = typeof to === 'string' ? to : to.pathname + to.search + to.hash
    const url = new URL(target, window.location.origin)
    const { place, failed } = this.#shown
    const within = url.pathname === place.pathname && (url.search !== place.search || url.hash !== '')
    if (within && !failed) return this.#moveWithin(url, options)
    const same = url.pathname === place.pathname && url.search === place.search
    return this.#load(url, options.replace || same ? 'replace' : 'push', options)
  }

  /** Fetches a page that may be wanted next. */
  readonly prefetch = (to: string): void => {
    const { href } = new URL(to, window.location.origin)
    if (this.#isAhead(href)) return
    const loaded = load(href)
    // the move itself asks again, and hears of it
    loaded.catch(() => this.#ahead.delete(href))
    this.#ahead.set(href, { since: Date.now(), loaded })
  }

  /** Asks for the data of the page that is shown. */
  readonly revalidate = async (): Promise<void> => {
    const turn = this.#turn
    const { place } = this.#shown
    const path = place.pathname + (place.mask ? '' : place.search)
    const loaded = await load(path).catch(() => undefined)
    if (turn !== this.#turn || !loaded) return
    const { page, module, url } = loaded
    // it has moved, or another build shows it
    if (new URL(url).pathname !== place.pathname || page.build !== this.#shown.page.build)
      return this.#load(new URL(url), 'replace', {})
    this.#draw({ ...this.#shown, page, module, scroll: 'keep', isNew: false })
  }

  /** To be called once a page is drawn: it stands where it belongs, and is read from its beginning. */
  settle({ scroll, place, isNew }: Shown): void {
    if (isNew) focusContent()
    if (scroll === 'back') window.scrollTo(0, this.#positions[this.#key] ?? 0)
    if (scroll !== 'top') return
    const goal = partOf(place.hash)
    if (goal) goal.scrollIntoView()
    else window.scrollTo(0, 0)
  }

  #moveWithin(url: URL, options: MoveOptions): void {
    this.#keepScroll()
    const at = options.mask === undefined ? undefined : url.pathname + url.search
    this.#enter(options.replace ? 'replace' : 'push', { usr: options.state, at }, options.mask ?? url.href)
    const scroll = options.preventScrollReset ? 'keep' : 'top'
    this.#draw({ ...this.#shown, place: placeNow(), scroll, isNew: false })
  }

  async #load(url: URL, how: How, options: MoveOptions): Promise<void> {
    const turn = ++this.#turn
    this.#setMoving(true)
    try {
      const loaded = await this.#take(url.href)
      if (turn !== this.#turn) return
      if (!loaded || loaded.page.build !== this.#shown.page.build) return leaveFor(url, how)
      const to = new URL(loaded.url)
      to.hash ||= url.hash
      this.#arrive(to, how, options, loaded)
    } catch {
      if (turn === this.#turn) this.#arrive(url, how, options)
    } finally {
      if (turn === this.#turn) this.#setMoving(false)
    }
  }

  /** Without a page it has failed. */
  #arrive(url: URL, how: How, { state, preventScrollReset }: MoveOptions, loaded?: Loaded): void {
    if (how === 'push') this.#keepScroll()
    // going back has entered it already; a server that led elsewhere leads there for good
    if (how !== 'pop') this.#enter(how, { usr: state }, url.href)
    else if (loaded && url.pathname !== placeNow().pathname) this.#enter('replace', {}, url.href)
    const { page, module } = loaded ?? this.#shown
    const scroll = how === 'pop' ? 'back' : preventScrollReset ? 'keep' : 'top'
    this.#draw({ page, module, place: placeNow(), failed: !loaded, scroll, isNew: !preventScrollReset })
  }

  #wentBack(): void {
    this.#keepScroll()
    const { key }: Entry = window.history.state ?? {}
    // a link to a part of the page has made an entry of its own
    if (key === undefined) this.#enter('replace', {}, window.location.href)
    else this.#key = key
    const place = placeNow()
    const { place: before, failed } = this.#shown
    if (place.pathname !== before.pathname || failed) {
      // what lies over the page is no part of it
      void this.#load(
        new URL(place.pathname + (place.mask ? '' : place.search), window.location.origin),
        'pop',
        {},
      )
      return
    }
    this.#turn += 1
    this.#setMoving(false)
    this.#draw({ ...this.#shown, place, scroll: key === undefined ? 'keep' : 'back', isNew: false })
  }

  #enter(how: Exclude<How, 'pop'>, entry: Omit<Entry, 'key'>, address: string, key = makeKey()): void {
    this.#key = key
    const state: Entry = { ...entry, key }
    if (how === 'push') window.history.pushState(state, '', address)
    else window.history.replaceState(state, '', address)
  }

  #draw(next: Shown): void {
    this.#shown = next
    this.#show(next)
  }

  #keepScroll(): void {
    this.#positions[this.#key] = window.scrollY
  }

  #isAhead(href: string): boolean {
    const known = this.#ahead.get(href)
    return known !== undefined && Date.now() - known.since < freshMs
  }

  #take(href: string): Promise<Loaded | undefined> {
    const known = this.#isAhead(href) ? this.#ahead.get(href) : undefined
    this.#ahead.delete(href)
    return known?.loaded ?? load(href)
  }
}

const makeKey = (): string => Math.random().toString(32).slice(2)

/** Where the visitor is, as the history says. */
function placeNow(): Place {
  const { usr, at }: Entry = window.history.state ?? {}
  const { pathname, search, hash } = window.location
  if (at === undefined) return { pathname, search, hash, state: usr }
  const own = new URL(at, window.location.origin)
  return { pathname: own.pathname, search: own.search, hash: own.hash, state: usr, mask: { pathname } }
}

/** Takes an address; returns the public page there with what shows it, or undefined when it is none. Throws when it cannot be had. */
async function load(address: string): Promise<Loaded | undefined> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  if (answer.status >= 500) throw new Error(`page failed: ${answer.status}`)
  const page = readPage(await answer.text())
  if (!page) return undefined
  return { page, module: await views[page.view](), url: answer.url }
}

/** The part of the page that a hash names; one that somebody mistyped names none. */
function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** A document of its own shows it. */
function leaveFor(url: URL, how: How): void {
  if (how === 'push') window.location.assign(url)
  else if (how === 'replace') window.location.replace(url)
  else window.location.reload()
}

/** What had the focus is gone: reading goes on at the page's content, as after a new document. */
function focusContent(): void {
  const content = document.getElementById('content')
  if (!content) return
  content.tabIndex = -1
  content.style.outline = 'none'
  content.focus({ preventScroll: true })
}
