import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const origin = 'https://saffron.example'
const pathOf = (at: string | Request) => new URL(typeof at === 'string' ? at : at.url, origin).pathname

/** A browser's caches, as far as the worker uses them. */
function makeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const pages = all.get(name) ?? new Map<string, Response>()
    all.set(name, pages)
    return {
      match: async (at: string | Request) => pages.get(pathOf(at))?.clone(),
      put: async (at: string | Request, answer: Response) => {
        pages.delete(pathOf(at))
        pages.set(pathOf(at), answer)
      },
      delete: async (at: string | Request) => pages.delete(pathOf(at)),
      keys: async () => [...pages.keys()].map((path) => ({ url: origin + path })),
    }
  }
  return {
    all,
    open: async (name: string) => open(name),
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
    match: async (at: string) => {
      for (const name of all.keys()) {
        const found = await open(name).match(at)
        if (found) return found
      }
      return undefined
    },
  }
}

let caches: ReturnType<typeof makeCaches>
let net: (path: string) => Response
const page = (text: string, headers: Record<string, string> = { 'x-keep': 'saffron' }) =>
  new Response(`<link href="/_s/a-1.css"><script src="/_s/b-2.js"></script>${text}`, {
    headers: { 'content-type': 'text/html', ...headers },
  })
const noNet = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => {
  caches = makeCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (at: string | Request) => net(pathOf(at)))
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('clients', { claim: async () => {}, matchAll: async () => [{ url: `${origin}/menu` }] })
})
afterEach(() => vi.unstubAllGlobals())

/** The worker of a build, as the browser runs it. */
async function startWorker(build: string, tenant = 'saffron') {
  vi.stubGlobal('maidah', { tenant, build, name: { ar: 'زعفران', en: 'Saffron <b>' } })
  vi.resetModules()
  const { answerFor } = await import('./answer-for.ts')
  const { activateWorker } = await import('./activate-worker.ts')
  const visit = async (path: string, mode = 'navigate', accept = '*/*') => {
    const work: Promise<unknown>[] = []
    const request = { method: 'GET', url: origin + path, mode, headers: new Headers({ accept }) } as Request
    const answer = await answerFor({
      request,
      respondWith: () => {},
      waitUntil: (one) => void work.push(one),
    })
    await Promise.all(work)
    return answer?.text()
  }
  return { activateWorker, visit }
}

describe('pages for bad networks', () => {
  it('safety 26: keeps what is stamped for this restaurant, with its files; nothing else', async () => {
    const worker = await startWorker('1')
    net = (path) => (path.startsWith('/_s/') ? new Response(path) : page('menu'))
    await worker.visit('/menu')
    expect([...(caches.all.get('pages:saffron:1')?.keys() ?? [])]).toEqual([
      '/_s/a-1.css',
      '/_s/b-2.js',
      '/menu',
    ])
    net = () => page('own', {})
    await worker.visit('/branches')
    net = () => page('of another', { 'x-keep': 'nile' })
    await worker.visit('/link')
    net = noNet
    expect(await worker.visit('/menu')).toContain('menu')
    expect(await worker.visit('/branches')).toContain('لا يوجد اتصال')
    expect(await worker.visit('/en/link')).toContain('Saffron &#60;b&#62;')
    expect(await worker.visit('/_s/b-2.js', 'cors')).toBe('/_s/b-2.js')
  })

  it('shows what was kept while a proxy says that the server is away, and what the proxy says of all else', async () => {
    const worker = await startWorker('1')
    net = (path) => (path.startsWith('/_s/') ? new Response(path) : page('menu'))
    await worker.visit('/menu')
    net = () => new Response('Bad Gateway', { status: 502 })
    expect(await worker.visit('/menu')).toContain('menu')
    expect(await worker.visit('/branches')).toBe('Bad Gateway')
    net = () => new Response('our fault', { status: 500 })
    expect(await worker.visit('/menu')).toBe('our fault')
  })

  it('answers a page that is fetched to be shown in the place of another one, as it answers a visit', async () => {
    const worker = await startWorker('1')
    net = (path) => (path.startsWith('/_s/') ? new Response(path) : page('menu'))
    await worker.visit('/menu', 'cors', 'text/html')
    expect(await worker.visit('/branches', 'cors')).toBeUndefined()
    net = noNet
    expect(await worker.visit('/menu')).toContain('menu')
    expect(await worker.visit('/menu', 'cors', 'text/html')).toContain('menu')
    await expect(worker.visit('/branches', 'cors', 'text/html')).rejects.toThrow('Failed to fetch')
    expect(await worker.visit('/checkout', 'cors', 'text/html')).toBeUndefined()
  })

  it('safety 26: never answers for money, auth, account, calls and pictures', async () => {
    const worker = await startWorker('1')
    net = () => page('kept?')
    const paths = [
      '/checkout',
      '/en/check_payment',
      '/account/orders',
      '/auth',
      '/api/v1/menu',
      '/contact-us',
    ]
    for (const path of paths) expect(await worker.visit(path)).toBeUndefined()
    expect(await worker.visit('/pictures/a/320.webp', 'no-cors')).toBeUndefined()
    expect(caches.all.size).toBe(0)
  })

  it('a new build takes over: its own pages and files are there before the former ones go', async () => {
    const former = await startWorker('1')
    net = (path) => (path.startsWith('/_s/') ? new Response(path) : page(`first ${path}`))
    await former.visit('/menu')
    await former.visit('/branches')
    const latter = await startWorker('2')
    net = noNet
    await latter.activateWorker()
    expect(await latter.visit('/menu')).toContain('first')
    net = (path) => (path.startsWith('/_s/') ? new Response(path) : page(`second ${path}`))
    await latter.activateWorker()
    expect([...caches.all.keys()]).toEqual(['pages:saffron:2'])
    net = noNet
    expect(await latter.visit('/branches')).toContain('second /branches')
  })

  it('keyed by tenant: what another restaurant left on the host goes', async () => {
    const former = await startWorker('1')
    net = (path) => (path.startsWith('/_s/') ? new Response(path) : page('menu'))
    await former.visit('/menu')
    const now = await startWorker('1', 'nile')
    net = noNet
    await now.activateWorker()
    expect(caches.all.size).toBe(0)
  })
})

describe('the open order', () => {
  const order = (until: number) => page('order 041', { 'x-keep-order': String(until) })

  it('safety 26: is kept while it is open, and forgotten at its time or when the server knows it no more', async () => {
    const worker = await startWorker('1')
    net = (path) => (path.startsWith('/_s/') ? new Response(path) : order(Date.now() + 1000))
    await worker.visit('/order/abc')
    net = noNet
    expect(await worker.visit('/order/abc')).toContain('order 041')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000)
    expect(await worker.visit('/order/abc')).toContain('لا يوجد اتصال')
    expect(caches.all.get('open-order')?.size).toBe(0)
  })

  it('safety 26: goes when its guest signs out', async () => {
    const worker = await startWorker('1')
    net = (path) => (path.startsWith('/_s/') ? new Response(path) : order(Date.now() + 1000))
    await worker.visit('/order/abc')
    expect(await worker.visit('/api/v1/user/auth/sign-out', 'cors')).toBeUndefined()
    expect(caches.all.has('open-order')).toBe(false)
  })

  it('another’s order, or one that is unavailable now, is not kept', async () => {
    const worker = await startWorker('1')
    net = (path) => (path.startsWith('/_s/') ? new Response(path) : order(Date.now() + 1000))
    await worker.visit('/order/abc')
    net = () => new Response('busy', { status: 503 })
    expect(await worker.visit('/order/abc')).toContain('order 041')
    expect(caches.all.get('open-order')?.size).toBe(1)
    net = () => new Response('gone', { status: 404 })
    await worker.visit('/order/abc')
    net = () => page('order 041', {})
    await worker.visit('/o/abc')
    expect(caches.all.get('open-order')?.size).toBe(0)
  })
})
