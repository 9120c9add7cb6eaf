import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { metricsRoute } from '#server/logs/metrics.ts'
import type { AppEnv } from '#server/http/request.ts'
import { makeTestPages, type TestPages } from '#server/testing/make-test-pages.ts'

let shop: TestPages
beforeEach(async () => {
  shop = await makeTestPages()
})
afterEach(() => shop.close())

async function readMetrics(): Promise<string> {
  const app = new OpenAPIHono<AppEnv>()
  metricsRoute(app)
  const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  return (await app.request('/metrics', {}, here)).text()
}

const html = { accept: 'text/html,*/*', 'user-agent': 'Browser/1' }
const layla = {
  ...html,
  cookie: 'shopper=layla-secret-0123456789012345678901; lang=ar',
  'x-authorization-token': 'Bearer layla-token',
}
const omar = {
  ...html,
  cookie: 'lang=ar; shopper=omar-secret-01234567890123456789012',
  'accept-language': 'en',
  referer: 'http://x/?omar',
}

describe('one page for all', () => {
  it('safety 21: two signed-in people and a guest get identical bytes, whoever comes first', async () => {
    for (const [first, second, third] of [
      [layla, omar, html],
      [html, layla, omar],
      [omar, html, layla],
    ]) {
      shop.world.versions['saffron'] = (shop.world.versions['saffron'] ?? 0) + 1
      const answers = [
        await shop.ask('/menu', first),
        await shop.ask('/menu', second),
        await shop.ask('/menu', third),
      ]
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
      for (const { body, headers } of answers) {
        expect(body + JSON.stringify(headers)).not.toMatch(/layla|omar|token|Browser/)
        expect(headers['set-cookie']).toBeUndefined()
      }
    }
    expect(shop.world.made).toEqual(['/menu', '/menu', '/menu'])
  })

  it('safety 21: the API sees nobody while a shared page is made, and the visitor on any other page', async () => {
    expect((await shop.ask('/menu', layla)).body).toContain('"cookie":""')
    expect((await shop.ask('/order/abc', layla)).body).toContain('layla-secret')
    expect((await shop.ask('/order/abc', layla)).headers['cache-control']).toBe('no-store')
  })

  it('safety 21: a page with a cookie, an unlisted header or another status is neither kept nor shared', async () => {
    const spoil: ((response: Response) => void)[] = [
      (response) => response.headers.append('set-cookie', 'shopper=mine'),
      (response) => response.headers.set('x-customer', 'layla'),
      (response) => response.headers.set('cache-control', 'private'),
    ]
    for (const change of spoil) {
      shop.world.change = (response) => {
        change(response)
        return response
      }
      const before = shop.world.made.length
      await Promise.all([shop.ask('/menu', layla), shop.ask('/menu', omar)])
      expect(shop.world.made.length).toBe(before + 2)
      expect((await shop.ask('/menu')).headers['cache-control']).toBe('no-store')
    }
    expect(shop.pages.cache.bytes).toBe(0)
  })

  it('safety 21: a cookie that the API sets while a page is made goes to its own visitor alone', async () => {
    shop.world.api = () =>
      new Response('{}', { headers: { 'set-cookie': 'shopper=new', 'x-content-version': '1' } })
    await shop.ask('/menu')
    expect(shop.pages.cache.bytes).toBe(0)
    expect((await shop.ask('/cart', html)).headers['set-cookie']).toEqual(['shopper=new'])
  })

  it('404s, redirects and failed pages are not kept', async () => {
    expect((await shop.ask('/item/gone')).status).toBe(404)
    shop.world.change = () => new Response(null, { status: 302, headers: { location: '/closed' } })
    expect((await shop.ask('/menu')).headers.location).toBe('/closed')
    shop.world.change = () => new Response('failed', { status: 500 })
    expect((await shop.ask('/branches')).status).toBe(500)
    shop.world.change = (response) => response
    shop.world.api = () => new Response('busy', { status: 503 })
    await shop.ask('/select-type/pickup')
    expect(shop.pages.cache.bytes).toBe(0)
  })
})

describe('what makes two visits the same page', () => {
  it('safety 22: tenant, path, language and checked branch tell pages apart', async () => {
    const asks: [string, Record<string, string>][] = [
      ['/menu', {}],
      ['/en/menu', {}],
      ['/menu', { cookie: 'branch=pickup.olaya' }],
      ['/menu', { cookie: 'branch=pickup.malqa' }],
      ['/menu', { host: 'nile.test' }],
      ['/menu/pickup', {}],
      ['/menu.data', {}],
    ]
    const bodies = []
    for (const [path, headers] of asks) bodies.push((await shop.ask(path, headers)).body)
    expect(new Set(bodies).size).toBe(asks.length)
    for (const [path, headers] of asks) await shop.ask(path, headers)
    expect(shop.world.made).toHaveLength(asks.length)
    expect(shop.pages.counts.hits).toBe(asks.length)
    expect(await readMetrics()).toContain(`pages_kept_sent_total{status="200"} ${asks.length}\n`)
  })

  it('safety 22: a branch of another tenant, or none at all, is the default branch', async () => {
    for (const cookie of [
      'branch=pickup.maadi',
      'branch=pickup.nonsense',
      'branch=%00',
      'branch=',
      'xbranch=pickup.olaya',
    ])
      expect((await shop.ask('/menu', { cookie })).body).toContain('branch=undefined')
    expect(shop.world.made).toEqual(['/menu'])
  })

  it('a new content version is a new page at once; the old one is gone from memory', async () => {
    await shop.ask('/menu')
    const bytes = shop.pages.cache.bytes
    shop.world.versions['saffron'] = 2
    await shop.ask('/menu')
    await shop.ask('/menu')
    expect(shop.world.made).toHaveLength(2)
    // the number in it compresses to a few bytes more or less; a second page would be a thousand
    expect(Math.abs(shop.pages.cache.bytes - bytes)).toBeLessThan(50)
  })

  it('safety 22: a cache with room for one page answers each restaurant, language and encoding with its own', async () => {
    await shop.close()
    shop = await makeTestPages({ cacheBytes: 16_000 })
    const paths = ['/menu', '/en/menu', '/branches', '/en/branches', '/menu.data']
    for (let round = 0; round < 3; round++)
      for (const path of paths)
        for (const host of ['saffron.test', 'nile.test'])
          for (const encoding of ['br', 'gzip', 'identity']) {
            const { body, headers } = await shop.ask(path, { host, 'accept-encoding': encoding })
            const bytes = Buffer.from(body, 'latin1')
            const text =
              encoding === 'br'
                ? brotliDecompressSync(bytes)
                : encoding === 'gzip'
                  ? gunzipSync(bytes)
                  : bytes
            expect(headers['content-length']).toBe(String(bytes.length))
            expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
            expect(String(text)).toContain(`path=${path} host=${host} `)
            expect(shop.pages.cache.bytes).toBeLessThanOrEqual(4000)
          }
  })

  it('a page ends at the moment at which the clock changes it', async () => {
    shop.world.changesAt = shop.world.now + 60_000
    await shop.ask('/menu')
    shop.world.now += 59_999
    await shop.ask('/menu')
    expect(shop.world.made).toHaveLength(1)
    shop.world.now += 1
    shop.world.changesAt = undefined
    await shop.ask('/menu')
    expect(shop.world.made).toHaveLength(2)
  })

  it('safety 22: the ETag tells encodings apart, covers the CSP, and a 304 repeats the CSP', async () => {
    const brotli = await shop.ask('/menu', { 'accept-encoding': 'gzip, br' })
    const plain = await shop.ask('/menu')
    expect(brotli.headers.etag).not.toBe(plain.headers.etag)
    const again = await shop.ask('/menu', { 'if-none-match': `W/"x", ${plain.headers.etag}` })
    expect(again.status).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    expect(again.headers.etag).toBe(plain.headers.etag)
    const other = await shop.ask('/menu', {
      'if-none-match': plain.headers.etag ?? '',
      'accept-encoding': 'gzip',
    })
    expect(other.status).toBe(200)
  })
})

describe('poisoning', () => {
  it('safety 22: unknown parameters, ?state= and `.data` with `_routes` never enter; those of advertisements change nothing', async () => {
    await shop.ask('/menu')
    const bytes = shop.pages.cache.bytes
    for (const path of [
      '/menu?x=1',
      '/menu?state=eyJ0',
      '/menu?utm_source=a&x=1',
      '/menu.data?_routes=root',
      '/menu?',
      '/?%75tm_source',
    ])
      await shop.ask(path)
    expect(shop.pages.cache.bytes - bytes).toBeLessThanOrEqual(0)
    const made = shop.world.made.length
    expect((await shop.ask('/menu?utm_source=%3Cscript%3E&gclid=1')).body).toBe(
      (await shop.ask('/menu')).body,
    )
    expect(shop.world.made.length).toBe(made)
  })

  it('x-forwarded-host and its like change nothing without a trusted proxy', async () => {
    const clean = await shop.ask('/menu')
    for (const name of [
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-original-url',
      'x-rewrite-url',
      'x-http-method-override',
      'x-localization',
      'forwarded',
    ])
      expect((await shop.ask('/menu', { [name]: 'evil.test' })).body).toBe(clean.body)
    shop.world.versions['saffron'] = 2
    await shop.ask('/menu', { 'x-forwarded-host': 'evil.test', 'x-original-url': '/evil' })
    expect((await shop.ask('/menu')).body).not.toContain('evil')
  })

  it('odd hosts never enter: another port is not kept, another name is sent home', async () => {
    expect((await shop.ask('/menu', { host: 'saffron.test:8080' })).headers['cache-control']).toBe('no-store')
    expect(shop.pages.cache.bytes).toBe(0)
    for (const host of ['evil.test', 'saffron.test.evil.test', '127.0.0.1', 'saffron-test']) {
      const answer = await shop.ask('/menu', { host })
      expect([answer.status, answer.headers.location]).toEqual([302, 'http://platform.test/'])
    }
    for (const host of ['saffron.test@evil.test', 'saffron.test:80:90', '', 'saffron.test/..'])
      expect([302, 400]).toContain((await shop.ask('/menu', { host })).status)
    expect((await shop.ask('/menu', { host: 'SAFFRON.test' })).status).toBe(200)
    expect((await shop.ask('/menu', { host: 'saffron.test' })).body).not.toContain('SAFFRON')
  })

  it('what a client sends as the in-process caller is not believed (safety 20)', async () => {
    const { body } = await shop.ask('/api/v1/storefront', {
      'in-process': '{"host":"nile.test"}',
      inprocess: '1',
    })
    expect(body.startsWith('undefined ')).toBe(true)
  })

  it('HEAD, Range and a method override get the page of GET; other methods never reach what is kept', async () => {
    const page = await shop.ask('/menu')
    const head = await shop.ask('/menu', {}, 'HEAD')
    expect([head.status, head.body, head.headers.etag]).toEqual([200, '', page.headers.etag])
    expect(head.headers['content-length']).toBe(page.headers['content-length'])
    const part = await shop.ask('/menu', { range: 'bytes=0-10' })
    expect([part.status, part.body]).toEqual([200, page.body])
    expect((await shop.ask('/menu', { 'x-http-method-override': 'POST' })).body).toBe(page.body)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect((await shop.ask('/menu', {}, method)).status).toBe(403)
    shop.world.versions['saffron'] = 2
    await shop.ask('/menu', {}, 'HEAD')
    expect((await shop.ask('/menu')).body).toContain('</html>')
  })
})
