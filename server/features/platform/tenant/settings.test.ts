import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteWire, TenantWire } from '#contract/platform/tenant.ts'
import { findSetting, settingKeys } from '#domain/site/settings.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { Visitor } from '#server/testing/visitor.ts'

const settings = {
  'website.captcha_secret_key': 'captcha_secret',
  'website.google_map_server_key': 'map_secret',
  'payment.cash_limit': '7654321',
  'general.notification_email': 'staff@shop.example',
  'website.primary_color': '#123456',
  'general.default_lang': 'en',
  'website.site_name': { ar: 'زعفران', en: 'Saffron' },
  'language.checkout.pay': { ar: 'ادفع', en: 'Pay now' },
  'nonsense.key': 'x',
  'website.card_color': 'url(javascript:alert(1))',
}

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, { settings })
})
afterAll(() => test.close())

describe('the tenant look-up', () => {
  const find = (host: string) =>
    new Visitor(test.app, 'anything.example').call<TenantWire>(
      'GET',
      `/api/v1/tenant/by-host?host=${encodeURIComponent(host)}`,
    )

  it('spec 7: finds the tenant of a host, in capitals, with a port and with a dot alike', async () => {
    const found = await find(shop.host)
    expect(Object.keys(found).toSorted()).toEqual([
      'app_token',
      'country',
      'domain',
      'logo',
      'name',
      'tenant',
      'title',
    ])
    expect(found).toMatchObject({ tenant: shop.tenantId, country: 'SA', domain: shop.host })
    for (const spelling of [shop.host.toUpperCase(), `${shop.host}:3000`, `${shop.host}.`])
      expect(await find(spelling)).toEqual(found)
  })

  it('spec 7: answers name, title and logo as the restaurant set them, which its pages show', async () => {
    const words = { ar: 'اسم جديد', en: 'A new name' }
    const logo = 'newLogo0123456789abc'
    const named = await makeShop(test, {
      settings: { 'website.site_name': words, 'website.page_title': words, 'website.logo': logo },
    })
    const found = await find(named.host)
    expect(found).toMatchObject({ name: words.en, title: words.en, logo })
    const shown = await named.guest().call<SiteWire>('GET', '/api/v1/storefront')
    expect(shown).toMatchObject({ name: found.name, title: found.title, logo: found.logo })
  })

  it('spec 1: answers with a refusal for a host of nobody', async () => {
    const ask = (host: string) =>
      new Visitor(test.app, shop.host).refused(
        'GET',
        `/api/v1/tenant/by-host?host=${encodeURIComponent(host)}`,
      )
    for (const host of [
      'nobody.example',
      'localhost',
      'console.localhost',
      `x.${shop.host}`,
      'a b',
      '\u0000',
      `${shop.host}/x`,
    ])
      expect(await ask(host)).toMatchObject({ status: 404, code: 'unknown-tenant' })
    expect(await ask('')).toMatchObject({ status: 400, code: 'bad-input' })
  })

  it('names a tenant by what it gives, so that an app can call from any host', async () => {
    const { tenant, app_token } = await find(shop.host)
    const site = await new Visitor(test.app, 'api.example').call<SiteWire>(
      'GET',
      '/api/v1/storefront',
      undefined,
      { 'x-tenant': tenant, 'x-app-token': app_token },
    )
    expect(site.tenant).toBe(shop.tenantId)
  })
})

describe('settings', () => {
  const ask = (groups: string) =>
    shop
      .guest()
      .call<{ data: { key: string; value: unknown }[] }>(
        'GET',
        `/api/v1/tenant/defaultSettings/getSettingByGroups?jsonVal=1&groups=${groups}`,
      )
  const every =
    'general,website,social,order,checkout,language,payment,dine_in,tracking_codes,empty_page,reservation,waiting-list'

  it('spec 7: secrets never leave, whatever groups are asked for', async () => {
    const answered = JSON.stringify(await ask(`${every},secret,staff,*,%25`))
    for (const secret of ['captcha_secret', 'map_secret', '7654321', 'staff@shop.example', 'nonsense'])
      expect(answered).not.toContain(secret)
  })

  it('spec 7: all groups answer every public key of the catalogue, each once, and no other', async () => {
    const keys = (await ask(every)).data.map((one) => one.key)
    const open = settingKeys.filter((key) => findSetting(key)?.reader === 'public')
    expect(keys.toSorted()).toEqual([...open, 'language.checkout.pay'].toSorted())
  })

  it('spec 3: every key that the specification names is answered, by that name', async () => {
    const keys = new Set((await ask(every)).data.map((one) => one.key))
    const named = [
      ...['primary', 'secondary', 'background', 'card', 'text', 'hero'].map((of) => `website.${of}_color`),
      ...['card', 'button', 'input', 'image'].map((of) => `website.${of}_radius`),
      ...['card', 'button'].map((of) => `website.${of}_shadow`),
      ...['home', 'menu'].map((of) => `website.${of}_background_image`),
      ...['site_name', 'site_description', 'site_keywords', 'page_title'].map((of) => `website.${of}`),
      ...['logo', 'favicon', 'enable', 'google_map_api_key'].map((of) => `website.${of}`),
      'general.default_lang',
      'social.icon_color',
      'social.icon_background_color',
      'order.order_delivery_time_options',
      ...['reservation', 'waitingList'].flatMap((pages) =>
        ['title', 'background_color', 'text_color', 'background_image'].map((of) => `${pages}.page_${of}`),
      ),
    ]
    expect(named.filter((key) => !keys.has(key))).toEqual([])
  })

  it("spec 3: a group answers its own keys, with the tenant's value or the default", async () => {
    const { data } = await ask('website')
    expect(data.every((one) => one.key.startsWith('website.'))).toBe(true)
    const value = (key: string) => data.find((one) => one.key === key)?.value
    expect(value('website.primary_color')).toBe('#123456')
    expect(value('website.site_name')).toEqual({ ar: 'زعفران', en: 'Saffron' })
    expect(value('website.secondary_color')).toBe('#f2a93b')
    expect(value('website.card_color')).toBe('#ffffff')
  })

  it('spec 7: no group or an unknown one answers nothing', async () => {
    expect((await ask('')).data).toEqual([])
    expect((await ask('nothing,__proto__,constructor')).data).toEqual([])
  })
})
