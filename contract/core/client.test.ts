import type { createRoute } from '@hono/zod-openapi'
import { describe, expect, it } from 'vitest'
import { texts } from '#domain/platform/texts.ts'
import { CallError, makeClient, type Client, type ClientOptions } from './client.ts'
import { exported } from './exported-routes.ts'
import { sampleCalls as calls } from './sample-calls.ts'

type Route = ReturnType<typeof createRoute>

const routes = Object.entries(exported)
  .filter(([name]) => name.endsWith('Route'))
  .map(([, route]) => route as Route)

/** A file is not JSON. */
const uploads: readonly (keyof Client)[] = [
  'setAvatar',
  'addRatingPhoto',
  'addSitePicture',
  'addMenuPicture',
  'previewImport',
  'importMenu',
]

interface Sent {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
}

/** Makes one call of the client; returns what it would send. */
async function send(name: keyof Client, more: Partial<ClientOptions> = {}): Promise<Sent> {
  const sent: Sent[] = []
  const client = makeClient({
    language: 'en',
    fetch: async (path, init) => {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      sent.push({
        method: init.method ?? '',
        url: new URL(path, 'http://x'),
        headers: new Headers(init.headers),
        body,
      })
      return Response.json({})
    },
    ...more,
  })
  const call = client[name] as (...args: unknown[]) => Promise<unknown>
  await call(...calls[name])
  const [only] = sent
  if (!only || sent.length > 1) throw new Error(`${name} sent ${sent.length} requests`)
  return only
}

function routeOf({ method, url }: Sent): Route | undefined {
  const fits = routes.filter((route) => {
    const pattern = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return route.method.toUpperCase() === method && pattern.test(url.pathname)
  })
  // /carts/current is also a /carts/{id}
  return fits.find((route) => route.path === url.pathname) ?? fits[0]
}

interface Parses {
  safeParse(value: unknown): { success: boolean }
}

/** The document is no route of itself. */
const names = (Object.keys(calls) as (keyof Client)[]).filter((name) => name !== 'apiDocument')

describe('the client', () => {
  it.each(names)('%s sends what its route takes', async (name) => {
    const sent = await send(name)
    const route = routeOf(sent)
    if (!route) throw new Error(`${sent.method} ${sent.url.pathname} is no route of the contract`)
    const { query, body, headers } = (route.request ?? {}) as {
      query?: Parses
      headers?: Parses
      body?: { content: Record<string, { schema: Parses }> }
    }
    const asked = Object.fromEntries(sent.url.searchParams)
    expect(query ? query.safeParse(asked).success : Object.keys(asked).length === 0).toBe(true)
    const schema = body?.content['application/json']?.schema
    if (schema) expect(schema.safeParse(sent.body).success).toBe(true)
    if (headers) expect(headers.safeParse(Object.fromEntries(sent.headers)).success).toBe(true)
  })

  it('has a function for every route but the webhooks of gateways and providers, the outward API, programs in shops, and the files of an order', async () => {
    const reached = await Promise.all(names.map(async (name) => routeOf(await send(name))))
    const missing = routes
      .filter((route) => !reached.includes(route) && !route.path.startsWith('/api/v1/out/'))
      .map((route) => `${route.method} ${route.path}`)
    expect(missing).toEqual([
      'get /api/v1/staff/companies/{id}/statement-file',
      'post /api/v1/messages/reports/{account_id}',
      'get /api/v1/messages/reports/{account_id}',
      'post /api/v1/messages/opt-outs/{token}',
      'get /api/v1/messages/opt-outs/{token}',
      'post /api/v1/payments/webhooks/{gateway}/{account_id}',
      'get /api/v1/orders/{id}/calendar',
      'get /api/v1/staff/einvoicing/{branch_id}/documents/{document_id}/xml',
      'get /api/v1/staff/einvoicing/{branch_id}/archive',
      'get /api/v1/orders/{id}/receipt',
      'get /api/v1/orders/{id}/credit-notes/{note_id}',
      // a file that the browser opens by itself
      'get /api/v1/reservation/reservations/{id}/calendar',
      'post /api/v1/pos/webhooks/foodics/{token}',
      'post /api/v1/print-agent/pair',
      'post /api/v1/print-agent/sync',
      'get /api/v1/print-agent/wait',
      'get /api/v1/staff/customers/file',
      'get /api/v1/staff/reports/sales/file',
      'get /api/v1/staff/reports/documents/file',
      'get /api/v1/staff/menu/file',
      'get /api/v1/staff/table-sheet',
    ])
  })

  it('spec 7: every call goes to one fixed base, at whichever host it is made', async () => {
    for (const name of names) {
      const { url } = await send(name)
      expect([name, url.origin, url.pathname]).toEqual([
        name,
        'http://x',
        expect.stringMatching(/^\/api\/v1\//),
      ])
    }
  })

  it('spec 7: sends x-source, Accept, Content-Type and x-localization with every call', async () => {
    for (const name of names) {
      const { headers } = await send(name)
      const common = ['x-source', 'accept', 'content-type', 'x-localization'].map((header) =>
        headers.get(header),
      )
      const type = uploads.includes(name) ? 'application/octet-stream' : 'application/json'
      expect(common).toEqual(['web', 'application/json', type, 'en'])
    }
  })

  it('spec 7: names the tenant, its app token, country and time zone when it has them, else not', async () => {
    const known = { tenant: 'saffron', appToken: 'token', country: 'SA', timeZone: 'Asia/Riyadh' }
    const of = ({ headers }: Sent) =>
      ['x-tenant', 'x-app-token', 'x-country', 'x-time-zone'].map((name) => headers.get(name))
    expect(of(await send('site', { tenant: known }))).toEqual(['saffron', 'token', 'SA', 'Asia/Riyadh'])
    expect(of(await send('site'))).toEqual([null, null, null, null])
  })

  it('spec 6: sends the bearer token for signed-in customers only', async () => {
    expect((await send('site', { token: 'secret' })).headers.get('x-authorization-token')).toBe(
      'Bearer secret',
    )
    expect((await send('site')).headers.get('x-authorization-token')).toBeNull()
  })

  it('throws the refusal that the server gave, and a plain failure for anything else', async () => {
    const answering = (response: () => Response) =>
      makeClient({ language: 'ar', fetch: async () => response() }).site()
    const body = { code: 'unknown-tenant', message: 'لا يوجد', request_id: 'r1' }
    const refused = await answering(() => Response.json(body, { status: 404 })).catch(
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(CallError)
    expect(refused).toMatchObject({ status: 404, body, message: 'لا يوجد' })
    const html = () =>
      new Response('<h1>Bad gateway</h1>', {
        status: 502,
        statusText: 'Bad Gateway',
        headers: { 'x-request-id': 'r2' },
      })
    // in the words of the table, never in those of a proxy
    expect(await answering(html).catch((error: unknown) => error)).toMatchObject({
      status: 502,
      body: {
        code: 'failed',
        message: `${texts.failed.ar}. يُرجى إعادة المحاولة بعد قليل.`,
        request_id: 'r2',
      },
    })
    const english = makeClient({ language: 'en', fetch: async () => html() })
    expect(await english.site().catch((error: unknown) => error)).toMatchObject({
      message: `${texts.failed.en}. Please try again in a moment.`,
    })
  })
})
