import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BannerWire, SiteWire } from '#contract/platform/tenant.ts'
import type { Banner } from '#server/store/site/load-site.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

const words = (name: string) => ({ ar: `${name} ع`, en: name })
const banner = (id: string, more: Partial<Banner> = {}): Banner => ({
  id,
  place: 'web',
  type: 'default',
  title: words(id),
  text: words('text'),
  appearInPeriod: 60,
  ...more,
})
const hour = 3_600_000
const start = Date.now()
const settings = {
  'website.primary_color': '#123456',
  'general.default_lang': 'en',
  'website.site_name': { ar: 'زعفران', en: 'Saffron' },
  'language.checkout.pay': { ar: 'ادفع', en: 'Pay now' },
  'website.card_color': 'url(javascript:alert(1))',
}

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    settings,
    content: {
      banners: [
        banner('plain'),
        banner('popup', {
          place: 'web_popup',
          type: 'item',
          itemId: 'item1',
          picture: { id: 'picture1', color: '#ffffff', cutout: false },
        }),
        banner('app', { place: 'app', type: 'group', groupId: 'group1' }),
        banner('link', { type: 'url', url: 'https://example.org/a' }),
        banner('over', { endsAt: start - hour }),
        banner('coming', { startsAt: start + hour, endsAt: start + 3 * hour }),
        banner('ending', { endsAt: start + 2 * hour }),
      ],
      pages: [
        { slug: 'about', title: words('About'), body: { ar: 'نحن', en: 'We' } },
        { slug: 'app-wallet', title: words('Wallet'), body: words('b') },
      ],
    },
  })
  await test.database.db.write(shop.tenantId, async (db) => {
    const code = { tenant_id: shop.tenantId, web_code: 'G-ABC123', enable: true }
    await db.q
      .insertInto('tracking_codes')
      .values([
        { ...code, provider: 'google', place: 'web' },
        { ...code, provider: 'tiktok', place: 'web', enable: false },
        { ...code, provider: 'google', place: 'app' },
      ])
      .execute()
  })
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

describe('banners', () => {
  const ask = async (place: string) => {
    const response = await shop.guest().send('GET', `/api/v1/tenant/banners/all?place=${place}`)
    const { data } = (await response.json()) as { data: BannerWire[] }
    return {
      ids: data.map((one) => one.id).toSorted(),
      data,
      changesAt: Number(response.headers.get('x-changes-at')),
    }
  }

  it('rule "Banners by place": place=web answers all whose place begins with web', async () => {
    expect((await ask('web')).ids).toEqual(['ending', 'link', 'plain', 'popup'])
    expect((await ask('web_popup')).ids).toEqual(['popup'])
    expect((await ask('app')).ids).toEqual(['app'])
    expect((await ask('none')).ids).toEqual([])
  })

  it('appear and go by their dates, and say when that is next', async () => {
    expect((await ask('web')).changesAt).toBe(start + hour)
    test.pass(hour + 1000)
    expect((await ask('web')).ids).toEqual(['coming', 'ending', 'link', 'plain', 'popup'])
    expect((await ask('web')).changesAt).toBe(start + 2 * hour)
    test.pass(hour)
    expect((await ask('web')).ids).toEqual(['coming', 'link', 'plain', 'popup'])
  })

  it('spec 3: carry their link, in the asked language', async () => {
    const { data } = await ask('web')
    const none = { item_id: null, group_id: null, url: null }
    expect(data.find((one) => one.id === 'popup')).toMatchObject({
      ...none,
      type: 'item',
      item_id: 'item1',
      place: 'web_popup',
      appear_in_period: 60,
      title: 'popup',
      images: ['/pictures/picture1/800'],
    })
    expect(data.find((one) => one.id === 'plain')).toMatchObject({ ...none, type: 'default' })
    expect(data.find((one) => one.id === 'link')?.images).toEqual([])
    const link = { ...none, type: 'url', url: 'https://example.org/a' }
    expect(data.find((one) => one.id === 'link')).toMatchObject(link)
    const [group] = (await ask('app')).data
    expect(group).toMatchObject({ ...none, id: 'app', type: 'group', group_id: 'group1' })
  })
})

describe('the rest of the site', () => {
  it('spec 7: pages by slug, in the asked language', async () => {
    const pages = (language: string) =>
      shop.guest().call<{ data: object[] }>('GET', '/api/v1/tenant/pages/by-type/web', undefined, {
        'x-localization': language,
      })
    expect((await pages('en')).data[0]).toEqual({ slug: 'about', title: 'About', body: 'We' })
    expect((await pages('ar')).data[0]).toEqual({ slug: 'about', title: 'About ع', body: 'نحن' })
  })

  it('spec 3: tracking codes of a place with provider, web_code and enable', async () => {
    const { data } = await shop
      .guest()
      .call<{ data: { provider: string }[] }>('GET', '/api/v1/tenant/tracking-codes?place=web')
    expect(data.toSorted((a, b) => a.provider.localeCompare(b.provider))).toEqual([
      { provider: 'google', web_code: 'G-ABC123', enable: true },
      { provider: 'tiktok', web_code: 'G-ABC123', enable: false },
    ])
  })

  it('spec 1: the frame has the look as variables, the messages, the country and nothing of the visitor', async () => {
    const guest = shop.guest()
    const site = await guest.call<SiteWire>('GET', '/api/v1/storefront')
    expect(site).toMatchObject({
      name: 'Saffron',
      default_language: 'en',
      enabled: true,
      language: 'en',
      currency: { code: 'SAR' },
      app_token: expect.stringMatching(/^\w{40}$/) as string,
      time_zone: 'Asia/Riyadh',
      country: { iso_code2: 'SA', mobile_code: '+966', mobile_length: 9 },
      pages: [
        { slug: 'about', title: 'About' },
        { slug: 'app-wallet', title: 'Wallet' },
        // the standard text of what the law asks for
        { slug: 'privacy', title: 'Privacy' },
        { slug: 'terms', title: 'Terms' },
      ],
    })
    expect(site.theme_css).toContain('#123456')
    expect(site.theme_css).not.toContain('javascript')
    expect(site.messages).toMatchObject({
      'checkout.pay': 'Pay now',
      submitted: 'Submitted',
      in_kichen_background_color: '#fcebcb',
    })
    await guest.openCart()
    const again = await guest.call<SiteWire>('GET', '/api/v1/storefront')
    expect(again).toEqual(site)
  })
})

it('safety 29: whatever a kept page is made of says of which content it is', async () => {
  const versionOf = async (path: string) =>
    (await shop.guest().send('GET', `/api/v1/${path}`)).headers.get('x-content-version')
  const version = await versionOf('storefront')
  expect(version).toMatch(/^\d+$/)
  for (const path of [
    'menu',
    'branch/frontend/branches',
    'tenant/defaultSettings/getSettingByGroups?jsonVal=1&groups=order',
    'tenant/banners/all?place=web',
    'tenant/pages/by-type/web',
  ])
    expect([path, await versionOf(path)]).toEqual([path, version])
})
