import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { headExtras } from '#server/pages/head-extras.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { siteMap } from './site-map.ts'

let test: TestApp
let shop: Shop
const about = {
  slug: 'about',
  title: { ar: 'من نحن', en: 'About' },
  body: { ar: '<p>a</p>', en: '<p>a</p>' },
}
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    items: [{ name: 'Tea </script><b>', price: 350 }],
    content: { pages: [about] },
    settings: {
      'tracking_codes.google_analytics': 'G-TEST1',
      'tracking_codes.google_tag_manager': 'GTM-TEST1',
      'tracking_codes.facebook_pixel': '1234567890',
      'website.site_name': { ar: 'شاي', en: 'Tea house' },
    },
  })
})
afterAll(() => test.close())

const get = async (path: string, host = shop.host) => {
  const answer = await new Visitor(test.app, host).send('GET', path)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const origin = () => `http://${shop.host}:3000`
const extras = async (path: string, language: 'ar' | 'en') =>
  headExtras(await test.deps.catalogues.current(shop.tenantId), {
    path,
    language,
    origin: origin(),
    now: test.deps.clock(),
  }).toString()
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as unknown

describe('what search engines find', () => {
  it('sitemap.xml names every public page in both languages, each with the other', async () => {
    const { status, headers, text } = await get('/sitemap.xml')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    for (const path of ['/menu', '/page/about', `/item/${shop.itemId('Tea </script><b>')}`]) {
      expect(text).toContain(`<loc>${origin()}${path}</loc>`)
      expect(text).toContain(`<loc>${origin()}/en${path}</loc>`)
      expect(text).toContain(`hreflang="en" href="${origin()}/en${path}"`)
    }
    expect(text).not.toMatch(/\/(account|checkout|o|order)\b/)
  })

  it('robots.txt keeps what is no page out, and shows the way to the map', async () => {
    const { text } = await get('/robots.txt')
    for (const path of ['/r/', '/api/', '/en/r/']) expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).toContain(`Sitemap: ${origin()}/sitemap.xml`)
    expect((await get('/robots.txt', 'nobody.example')).status).toBe(404)
  })

  it('robots.txt lets pages be read that are somebody’s own, so that their noindex counts: each of them says it', async () => {
    const { text } = await get('/robots.txt')
    const own = [
      'account',
      'auth',
      'cart',
      'checkout',
      'o',
      'order',
      'my-address',
      'driver',
      'table',
      'order-as-usual',
    ]
    for (const path of own) expect(text).not.toContain(`/${path}`)
    const heads = globSync('storefront/**/*.tsx').map((path) => [path, readFileSync(path, 'utf8')] as const)
    const bare = heads.filter(([, code]) => /<PageHead\b(?![^>]*\bhidden\b)/.test(code)).map(([path]) => path)
    // these are for everyone
    const open =
      /(emenu|menu|item|home|contact|branches|links|page|reservations|waitlist|loyalty)\/(wizard\/)?[\w-]+\.tsx$/
    expect(bare.filter((path) => !open.test(path))).toEqual([])
  })

  it('a Restaurant for each branch, with what a result needs of it', async () => {
    expect(dataOf(await extras('/', 'en'))).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': 'Restaurant',
        name: expect.any(String),
        url: `${origin()}/en`,
        hasMenu: `${origin()}/en/menu`,
        address: { '@type': 'PostalAddress', addressCountry: 'SA' },
        geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
        openingHoursSpecification: expect.any(Array),
      },
    ])
  })

  it('the Menu with sections, dishes and prices; words of the tenant never end the block', async () => {
    const html = await extras('/menu', 'ar')
    expect(html).not.toContain('</script><b>')
    expect(dataOf(html)).toMatchObject({
      '@type': 'Menu',
      inLanguage: 'ar',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Tea </script><b>',
              offers: { price: '3.50', priceCurrency: 'SAR' },
            },
          ],
        },
      ],
    })
  })

  it('hours that never end and dishes with a price of their own are told as the pages show them', async () => {
    const everyDay = [0, 1, 2, 3, 4, 5, 6]
    const branch = makeId()
    const item = makeId()
    const away = makeId()
    const other = await makeShop(test, {
      branches: [
        { id: branch, name: { ar: 'أ', en: 'A' }, types: ['delivery'] },
        { name: { ar: 'ب', en: 'B' }, hours: [{ days: everyDay, from: 0, to: 1440 }] },
        { name: { ar: 'ج', en: 'C' }, hours: [{ days: everyDay, from: 1080, to: 1560 }] },
      ],
      items: [
        { id: item, name: 'Rice', price: 2000, types: ['pickup', 'delivery'] },
        { id: away, name: 'Soup', types: ['pickup'] },
      ],
      content: { prices: [{ itemId: item, branchId: branch, price: 2350 }] },
    })
    const content = await test.deps.catalogues.current(other.tenantId)
    const dataAt = (path: string) =>
      JSON.stringify(
        dataOf(
          headExtras(content, { path, language: 'en', origin: origin(), now: test.deps.clock() }).toString(),
        ),
      )
    expect(dataAt('/').match(/"opens":"[^"]*","closes":"[^"]*"/g)).toEqual([
      '"opens":"00:00","closes":"23:59"',
      '"opens":"00:00","closes":"23:59"',
      '"opens":"18:00","closes":"02:00"',
    ])
    expect(dataAt(`/item/${item}`)).toContain('"price":"23.50"')
    expect(dataAt(`/item/${away}`)).toContain('"price":"20.00"')
    expect(dataAt('/menu')).toContain('"price":"23.50"')
    expect(dataAt('/menu')).not.toContain('Soup')
    expect(dataAt('/menu/pickup')).toContain('Soup')
  })

  it('home says of itself what the sitemap says of it: its English page is the default where English is', async () => {
    const english = await makeShop(test, { settings: { 'general.default_lang': 'en' } })
    const content = await test.deps.catalogues.current(english.tenantId)
    const head = (path: string) =>
      headExtras(content, {
        path,
        language: 'ar',
        origin: 'https://tea.example',
        now: test.deps.clock(),
      }).toString()
    const map = siteMap(content, 'https://tea.example')
    for (const [path, url] of [
      ['/', 'https://tea.example/en'],
      ['/menu', 'https://tea.example/menu'],
    ] as const) {
      const link = `hreflang="x-default" href="${url}"/>`
      expect(head(path)).toContain(link)
      expect(map).toContain(link)
    }
  })

  it('pages of money and of a person are told to nobody', async () => {
    for (const path of ['/checkout', '/o/abc', '/account']) {
      const html = await extras(path, 'ar')
      expect(html).not.toMatch(/og:|ld\+json|x-default/)
      expect(html).toContain('rel="manifest"')
    }
  })
})

it('the web app manifest has the tenant’s name, icons of its logo, colours and direction', async () => {
  const [ar, en] = await Promise.all([get('/manifest.webmanifest'), get('/en/manifest.webmanifest')])
  expect(JSON.parse(ar.text)).toMatchObject({ name: 'شاي', dir: 'rtl', lang: 'ar', start_url: '/' })
  expect(JSON.parse(en.text)).toMatchObject({
    name: 'Tea house',
    dir: 'ltr',
    start_url: '/en',
    background_color: '#faf6f1',
    display: 'standalone',
  })
})

it('a proxy that asks before it fetches a certificate hears yes for the product’s own hosts alone', async () => {
  const ask = async (domain: string) => (await get(`/tls/ask?domain=${domain}`, '127.0.0.1')).status
  for (const host of [shop.host, 'localhost', 'console.localhost', 'tags.localhost'])
    expect([host, await ask(host)]).toEqual([host, 200])
  for (const host of ['evil.example', `x.${shop.host}`, '', '127.0.0.1', `${shop.host}%00.evil.example`])
    expect([host, await ask(host)]).toEqual([host, 404])
})

describe('tracking', () => {
  it('safety 25: runs in a frame on a host of its own, whose rules are built from what the tenant has enabled', async () => {
    const frame = `/tag-frame/${shop.tenantId}`
    const { tags } = await shop.guest().call<SiteWire>('GET', '/api/v1/storefront')
    expect(tags).toEqual({ frame: `http://tags.localhost:3000${frame}`, ask: false })
    const { headers, text } = await get(frame, 'tags.localhost')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`frame-ancestors ${origin()}`)
    expect(policy).toMatch(/script-src 'sha256-[^']+' 'strict-dynamic';/)
    expect(policy).not.toContain('unsafe-inline')
    expect(text).toContain('"provider":"google_tag_manager","web_code":"GTM-TEST1"')
    expect(text).not.toContain('tiktok_pixel","web_code')
    expect((await get(frame)).status).toBe(404)
  })

  it('spec 7: tracking codes are told by provider, web_code and enable', async () => {
    const { data } = await shop
      .guest()
      .call<{ data: object[] }>('GET', '/api/v1/tenant/tracking-codes?place=web')
    expect(data).toContainEqual({ provider: 'google_analytics', web_code: 'G-TEST1', enable: true })
  })

  it('a demo calls no outside host: scripts are its own', async () => {
    const { headers, text } = await get(`/tag-frame/${shop.tenantId}`, 'tags.localhost')
    expect(headers.get('content-security-policy')).not.toMatch(/https?:(?!\/\/shop-)/)
    expect(text).toContain('"src":"/_sim/tracking/google_analytics.js"')
    const script = await get('/_sim/tracking/google_analytics.js', 'tags.localhost')
    expect([script.status, script.text.includes('https://')]).toEqual([200, false])
  })

  it('a purchase is told once per order, and to nobody but who ordered', async () => {
    const { guest, id } = await makePaidOrder(test, shop, 'Tea </script><b>')
    const path = `/api/v1/orders/${id}/purchase`
    expect(await shop.guest().call('POST', path, {})).toEqual({ first: false })
    const results = await Promise.all([1, 2, 3].map(() => guest.call<{ first: boolean }>('POST', path, {})))
    expect(results.filter(({ first }) => first)).toHaveLength(1)
    expect(await guest.call('POST', path, {})).toEqual({ first: false })
  })
})
