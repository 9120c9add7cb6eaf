import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Visit } from '#contract/core/visit.ts'
import type { LinkRedirects } from '#domain/site/link-redirect.ts'
import type { ShortLink } from '#domain/site/short-link.ts'
import type { Settled } from '#server/core/deps.ts'
import { makeRateLimits } from '#server/core/rate-limits.ts'
import { mountPages } from '#server/pages/mount-pages.ts'
import { makePages, type Pages } from '#server/pages/pages.ts'
import type { CallLook, FindCall } from '#server/pages/shared-call.ts'
import { serveHits } from '#server/pages/serve-hits.ts'
import type { AppEnv } from '#server/http/request.ts'

/** The world around the pages, as a test changes it while it runs. */
export interface PageWorld {
  now: number
  /** Of saffron and of nile; undefined = no good check for a second. */
  versions: Record<string, number | undefined>
  defaultLanguage: 'ar' | 'en'
  /** Since when its hosts are bound; none as if they were always its own. */
  boundAt: number | undefined
  /** The setting website.enable. */
  enable: '0' | '1'
  redirects: LinkRedirects
  shortLinks: readonly ShortLink[]
  /** Codes of short links that were counted. */
  clicks: string[]
  /** Version and end by the clock that the API's answers carry. */
  answerVersion: () => number
  changesAt: number | undefined
  /** Runs while a page is being made. */
  during: () => Promise<void> | void
  /** Changes the finished page. */
  change: (response: Response) => Response
  /** Answers of the API that are given before the app. */
  call: FindCall
  /** Answers of the API besides the usual. */
  api: (request: Request) => Response | undefined
  findHost: 'works' | 'fails'
  /** The setting OFFLINE_WORKER. */
  offline: boolean
  cacheBytes: number
  trustedProxies: number
  made: string[]
  logged: { line: object; message: string }[]
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface TestPages {
  readonly world: PageWorld
  readonly pages: Pages
  /** Asks over HTTP, as written: no redirect is followed, nothing is added but the Host. */
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>
  close(): Promise<void>
}

const primary: Record<string, string> = { 'saffron.test': 'saffron', 'nile.test': 'nile' }
export const branches = { saffron: ['olaya', 'malqa'], nile: ['maadi'] } as const

/**
 * Takes changes to the world; returns pages over HTTP whose app is a stand-in that writes into its page all that it
 * could see of a visitor: every header, the address, the visit, and what the API saw. Two tenants: saffron.test, nile.test.
 */
export async function makeTestPages(changes: Partial<PageWorld> = {}): Promise<TestPages> {
  const world: PageWorld = {
    now: 1_000_000,
    versions: { saffron: 1, nile: 1 },
    defaultLanguage: 'ar',
    boundAt: undefined,
    enable: '1',
    redirects: { rows: [], hosts: [] },
    shortLinks: [],
    clicks: [],
    answerVersion: () => world.versions['saffron'] ?? 1,
    changesAt: undefined,
    during: () => {},
    change: (response) => response,
    call: () => undefined,
    api: () => undefined,
    findHost: 'works',
    offline: true,
    cacheBytes: 1_000_000,
    trustedProxies: 0,
    made: [],
    logged: [],
    ...changes,
  }
  const pages = makePages(needsOf(world))
  const app = new Hono<AppEnv>()
  app.all('/api/*', (c) => world.api(c.req.raw) ?? apiAnswer(world, c.req.raw, c.env.inProcess))
  mountPages(app, pages)
  const server = createServer(serveHits(pages, getRequestListener(app.fetch)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    world,
    pages,
    ask: (path, headers, method) => ask(server, path, headers, method),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function needsOf(world: PageWorld) {
  const settled: Settled = {
    mode: 'demo',
    platformHost: 'platform.test',
    trustedProxies: world.trustedProxies,
    publicScheme: 'http',
    publicPort: undefined,
  }
  const entry = (host: string) => {
    const tenantId = primary[host.replace(/^www\./, '')]
    if (tenantId === undefined) return undefined
    const { boundAt } = world
    return { tenantId, primaryHost: `${tenantId}.test`, ...(boundAt !== undefined && { boundAt }) }
  }
  const standIn = {
    build: 'build-1',
    answer: (request: Request, visit: Visit) => makePage(world, request, visit),
  }
  return {
    settled,
    hosts: {
      known: entry,
      find: async (host: string) => {
        if (world.findHost === 'fails') throw new Error('no database')
        return entry(host)
      },
    },
    content: {
      current: async (tenantId: string) => ({
        tenant: { name: { ar: 'زعفران', en: 'Saffron' } },
        settings: { 'general.default_lang': world.defaultLanguage, 'website.enable': world.enable },
        redirects: world.redirects,
        shortLinks: world.shortLinks,
        branches: (branches[tenantId as keyof typeof branches] ?? []).map((id) => ({ id })),
      }),
    },
    versions: { latest: (tenantId: string) => world.versions[tenantId] },
    clock: () => world.now,
    log: {
      info: (line: object, message: string) => void world.logged.push({ line, message }),
      error: (line: object, message: string) => void world.logged.push({ line, message }),
    },
    rateLimits: makeRateLimits(),
    gatewaySources: async () => ({ 'form-action': ['https://pay.test'] }),
    mapSources: async () => ({}),
    headExtras: async (tenantId: string) => Buffer.from(`<meta name="extra" content="${tenantId}"/>`),
    tagFrame: async (tenantId: string) =>
      tenantId === 'nile' ? 'http://tags.test/tag-frame/nile' : undefined,
    captchaSources: async () => ({ 'frame-src': ['https://puzzle.test'] }),
    countClick: (tenantId: string, code: string) => void world.clicks.push(`${tenantId} ${code}`),
    findCall: (look: CallLook) => world.call(look),
    pageApps: {
      apps: { storefront: standIn, console: standIn, platform: standIn },
      worker: 'work()',
      assets: {},
      wrapListener: <T>(rest: T) => rest,
      close: async () => {},
    },
    offline: world.offline,
    cacheBytes: world.cacheBytes,
  }
}

async function makePage(world: PageWorld, request: Request, visit: Visit): Promise<Response> {
  const url = new URL(request.url)
  world.made.push(url.pathname + url.search)
  const seen = await (
    await visit.fetch('/api/v1/storefront', { headers: { 'x-localization': visit.language } })
  ).text()
  await world.during()
  const sent = JSON.stringify([...request.headers].filter(([name]) => name !== 'accept'))
  const text = `path=${url.pathname}${url.search} host=${url.host} language=${visit.language} branch=${visit.branchId} sent=${sent} api=${seen}`
  const html = `<!DOCTYPE html><html><head><style>a{}</style></head><body><p>${text}</p><script>go()</script></body></html>`
  const status = url.pathname.includes('gone') ? 404 : 200
  return world.change(new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } }))
}

function apiAnswer(world: PageWorld, request: Request, inProcess: unknown): Response {
  const headers = new Headers({ 'x-content-version': String(world.answerVersion()) })
  if (world.changesAt !== undefined) headers.set('x-changes-at', String(world.changesAt))
  const sent = JSON.stringify([...request.headers].filter(([name]) => name !== 'accept'))
  return new Response(`${JSON.stringify(inProcess)} ${sent}`, { headers })
}

function ask(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise((resolve, reject) => {
    const sent = { host: 'saffron.test', ...headers }
    const asked = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: sent, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString('latin1'),
          }),
        )
        response.on('error', reject)
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}
