import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestPages, type TestPages } from '#server/testing/make-test-pages.ts'

let shop: TestPages
beforeEach(async () => {
  shop = await makeTestPages()
})
afterEach(() => shop.close())

const to = async (path: string, headers?: Record<string, string>) => {
  const answer = await shop.ask(path, headers)
  return [answer.status, answer.headers.location, answer.headers['cache-control']]
}

describe('hosts', () => {
  it('safety 18: an unknown host is sent to the provider; a look-up that fails is 503', async () => {
    expect(await to('/menu', { host: 'nobody.test' })).toEqual([302, 'http://platform.test/', 'no-store'])
    shop.world.findHost = 'fails'
    const failed = await shop.ask('/cart')
    expect([failed.status, failed.headers['retry-after']]).toEqual([503, '5'])
  })

  it('safety 17: another host of a tenant leads to the primary one, but payment returns stay', async () => {
    expect(await to('/menu?a=1', { host: 'www.saffron.test' })).toEqual([
      308,
      'http://saffron.test/menu?a=1',
      'no-store',
    ])
    expect((await shop.ask('/en/check_payment?ref=a', { host: 'www.saffron.test' })).status).toBe(200)
  })

  it('safety 19: /cp leads to the console on its own host', async () => {
    expect(await to('/cp')).toEqual([302, 'http://console.platform.test/', 'no-store'])
    expect(await to('/en/cp')).toEqual([302, 'http://console.platform.test/en', 'no-store'])
  })

  it('each host has its own app', async () => {
    for (const host of ['platform.test', 'console.platform.test']) {
      const page = await shop.ask('/', { host, cookie: 'staff=secret' })
      expect(page.body).toContain(`host=${host}`)
      expect(page.body).toContain('staff=secret')
      expect(page.headers['cache-control']).toBe('no-store')
    }
  })

  it('a path of the API that does not exist is no page', async () => {
    expect((await shop.ask('/api/v1/nothing')).body).not.toContain('<html>')
  })
})

describe('languages', () => {
  it('spec 1: without a language cookie the root path follows the default language, before the cache', async () => {
    shop.world.defaultLanguage = 'en'
    expect(await to('/?utm_source=a')).toEqual([302, '/en?utm_source=a', 'no-store'])
    expect(await to('/menu/dinein/session/abc')).toEqual([302, '/en/menu/dinein/session/abc', 'no-store'])
    expect((await shop.ask('/', { cookie: 'lang=ar' })).body).toContain('language=ar')
    expect((await shop.ask('/', { cookie: 'lang=ar' })).headers['cache-control']).toBe('no-cache')
    expect(await to('/')).toEqual([302, '/en', 'no-store'])
    expect((await shop.ask('/menu')).status).toBe(200)
  })

  it('spec 1: a dine-in session is in one language from its table to its bill; an open page keeps its own', async () => {
    shop.world.defaultLanguage = 'en'
    for (const path of ['/table/abc', '/menu/dinein/session/abc/bill'])
      expect(await to(path)).toEqual([302, `/en${path}`, 'no-store'])
    for (const path of ['/table/abc', '/menu/dinein/session/abc', '/menu/dinein/session/abc/bill'])
      expect((await shop.ask(`${path}.data`)).status).toBe(200)
  })

  it('spec 1: a link that chooses a language keeps the choice and leads to the page in it, scripts or not', async () => {
    shop.world.defaultLanguage = 'en'
    const chosen = await shop.ask('/en?utm_source=a&lang=ar')
    expect([chosen.status, chosen.headers.location, chosen.headers['cache-control']]).toEqual([
      302,
      '/?utm_source=a',
      'no-store',
    ])
    expect(chosen.headers['set-cookie']).toEqual(['lang=ar; Path=/; Max-Age=31536000; SameSite=Lax'])
    expect(await to('/branches?lang=en')).toEqual([302, '/en/branches', 'no-store'])
    expect(await to('/en/menu?lang=en&a=%2Fb')).toEqual([302, '/en/menu?a=%2Fb', 'no-store'])
    expect(await to('/en//evil.example?lang=ar')).toEqual([308, '/en/evil.example?lang=ar', 'no-store'])
    expect(await to('/en/menu/dinein/session/abc/bill?lang=ar')).toEqual([
      302,
      '/menu/dinein/session/abc/bill',
      'no-store',
    ])
    for (const other of ['/menu?lang=fr', '/menu?lang=', '/menu?language=en', '/menu.data?lang=en']) {
      const answer = await shop.ask(other)
      expect([other, answer.status, answer.headers['set-cookie']]).toEqual([other, 200, undefined])
    }
  })

  it('spec 1: with Arabic as the default nobody is sent anywhere; the path rules', async () => {
    expect((await shop.ask('/', { cookie: 'lang=en' })).body).toContain('language=ar')
    expect((await shop.ask('/en')).body).toContain('language=en')
    expect((await shop.ask('/english')).body).toContain('language=ar')
  })
})

describe('addresses', () => {
  it('safety 22: other spellings lead to the one that is kept', async () => {
    expect(await to('/menu/?a=1')).toEqual([308, '/menu?a=1', 'no-store'])
    expect(await to('/MENU')).toEqual([308, '/menu', 'no-store'])
    expect((await shop.ask('//evil.test/')).headers.location).toBe('/evil.test')
    expect((await shop.ask('/item/%ff')).status).toBe(400)
  })

  it('safety 11: a gateway that posts its return is sent on by GET; any other post comes from the own origin', async () => {
    const returned = await shop.ask('/check-payment?ref=abc', { origin: 'https://pay.test' }, 'POST')
    expect([returned.status, returned.headers.location]).toEqual([303, '/check-payment?ref=abc'])
    expect((await shop.ask('/checkout', { origin: 'https://evil.test' }, 'POST')).status).toBe(403)
    expect((await shop.ask('/checkout', { origin: 'http://saffron.test' }, 'POST')).status).toBe(200)
  })
})

describe('what a page carries', () => {
  it('safety 25: money pages name the gateway in their rules, public ones do not', async () => {
    expect((await shop.ask('/checkout')).headers['content-security-policy']).toContain('https://pay.test')
    expect((await shop.ask('/menu')).headers['content-security-policy']).not.toContain('pay.test')
  })

  it('is compressed, kept or not', async () => {
    shop.world.change = (response) => new Response('x'.repeat(5000), response)
    for (const path of ['/menu', '/cart']) {
      expect((await shop.ask(path, { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBe('br')
      expect((await shop.ask(path, { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
        'gzip',
      )
      expect((await shop.ask(path)).headers['content-encoding']).toBeUndefined()
    }
  })

  it('kept pages are logged one by one while few, and counted while many; never with their query', async () => {
    for (let i = 0; i < 30; i++) await shop.ask('/menu', { cookie: 'shopper=secret' })
    shop.world.now += 1000
    await shop.ask('/menu')
    expect(shop.world.logged.filter(({ message }) => message === 'request')).toHaveLength(21)
    expect(shop.world.logged).toContainEqual({ line: { tenant: 'saffron', count: 9 }, message: 'kept pages' })
    expect(JSON.stringify(shop.world.logged)).not.toContain('secret')
  })

  it('one address that asks for too many pages is told to wait', async () => {
    const { rateLimits, clock } = shop.pages
    for (let i = 0; i < 6000; i++) rateLimits.pass('pages:127.0.0.1', 6000, clock())
    expect((await shop.ask('/cart')).status).toBe(429)
  })
})
