import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpeningStepsWire } from '#contract/backoffice/opening-steps.ts'
import type { SiteSettingsWire } from '#contract/site/site-settings.ts'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { catalogue } from '#domain/site/setting-keys.ts'
import { ownerSettingKeys } from '#domain/site/owner-settings.ts'
import { shownDefault } from '#domain/site/setting-form.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, { settings: { 'website.google_map_server_key': 'sms_secret' } })
  owner = await shop.staff()
})
afterAll(() => test.close())

const path = '/api/v1/staff/site/settings'
const save = (values: object) => owner.call<SiteSettingsWire>('PUT', path, { values })
const site = () => shop.guest().call<SiteWire>('GET', '/api/v1/storefront')

describe('settings of the site', () => {
  it('spec 3: what is saved is what every page reads, and an empty value gives the default back', async () => {
    await save({
      'website.site_name': { ar: 'بيت الشاي', en: 'Tea house' },
      'website.primary_color': '#0A5',
      'website.card_radius': '99',
      'social.instagram_url': 'https://instagram.com/tea',
      'general.default_lang': 'en',
      'language.hero_title': { ar: 'أهلًا', en: 'Welcome' },
    })
    const changed = await site()
    expect(changed).toMatchObject({ name: 'Tea house', default_language: 'en', hero: { title: 'Welcome' } })
    expect(changed.theme_css).toContain('--t-primary:#00aa55')
    expect(changed.theme_css).toContain('--t-radius-card:32px')
    expect(changed.social.map(({ network }) => network)).toEqual(['instagram'])
    const { values } = await save({ 'website.primary_color': '', 'social.instagram_url': '' })
    expect(values).not.toHaveProperty('website.primary_color')
    expect((await site()).theme_css).toContain('--t-primary:#bf3a1b')
  })

  it('spec 3: every setting key is taken with its default, so that no key of the page is a dead end', async () => {
    const wrong: string[] = []
    for (const key of ownerSettingKeys) {
      const standard = shownDefault(key)
      if (standard === '') continue
      const refused = await owner.send('PUT', path, { values: { [key]: standard } })
      if (refused.status !== 200) wrong.push(key)
    }
    expect(wrong).toEqual([])
    const owners = new Set<string>(ownerSettingKeys)
    expect(Object.keys(catalogue).filter((key) => !owners.has(key))).toEqual(['website.enable'])
  })

  it('rule "Amounts": money and per cent are typed and read with two places, here, in the log and by any caller', async () => {
    const { values } = await save({
      'order.wallet_min_order_amount': '٥٠',
      'order.service_charge_basis_points': '12.5',
    })
    expect(values).toMatchObject({
      'order.wallet_min_order_amount': '50.00',
      'order.service_charge_basis_points': '12.50',
    })
    const groups = '/api/v1/tenant/defaultSettings/getSettingByGroups?groups=order'
    const { data } = await shop.guest().call<{ data: { key: string; value: unknown }[] }>('GET', groups)
    expect(data).toContainEqual({ key: 'order.wallet_min_order_amount', value: '50.00' })
    expect(data).toContainEqual({ key: 'order.wallet_top_up_least', value: '10.00' })
    expect(data).toContainEqual({ key: 'order.service_charge_basis_points', value: '1250' })
    const [entry] = await test.database.db.read(shop.tenantId, (db) =>
      db.q.selectFrom('audit_log').select('after').orderBy('at', 'desc').limit(1).execute(),
    )
    expect(entry?.after).toMatchObject({ 'order.wallet_min_order_amount': '50.00' })
    await save({ 'order.wallet_min_order_amount': '', 'order.service_charge_basis_points': '' })
  })

  it('contrast: text that cannot be read on its ground keeps the default, whatever was saved', async () => {
    await save({ 'website.text_color': '#eeeeee' })
    expect((await site()).theme_css).toContain('--t-text:#211812')
    await save({ 'website.text_color': '' })
  })

  it('attack: a secret never comes back, is kept when left empty, and is not in the audit log', async () => {
    const shown = await save({
      'website.google_map_server_key': '',
      'website.captcha_secret_key': 'captcha_secret',
    })
    expect(JSON.stringify(shown)).not.toMatch(/sms_secret|captcha_secret"/)
    expect(shown.secrets.toSorted()).toEqual(['website.captcha_secret_key', 'website.google_map_server_key'])
    const rows = await test.database.db.read(shop.tenantId, (db) =>
      db.q
        .selectFrom('audit_log')
        .select(['before', 'after'])
        .where('action', '=', 'settings-save')
        .execute(),
    )
    expect(JSON.stringify(rows)).not.toMatch(/: ?"(sms|captcha)_secret"/)
  })

  it('attack: values that are none of their kind are refused by key, and nothing of them is kept', async () => {
    const wrong = {
      'website.primary_color': 'red;}body{display:none',
      'social.x_url': 'javascript:alert(1)',
      'tracking_codes.google_analytics': 'G-1"><script>',
      'empty_page.cart': { ar: '<script>1</script>', en: '' },
      'website.logo': 'A1b2C3d4E5f6G7h8I9j0',
      'website.enable': '0',
      'no.such_key': 'x',
    }
    const { name } = await site()
    const answer = await owner.refused('PUT', path, {
      values: { ...wrong, 'website.site_name': { ar: 'أ', en: 'A' } },
    })
    expect(answer).toMatchObject({ status: 400, code: 'bad-input' })
    expect(Object.keys(answer.errors ?? {}).toSorted()).toEqual(Object.keys(wrong).toSorted())
    expect((await site()).name).toBe(name)
    expect((await site()).enabled).toBe(true)
  })
})

it('the restaurant’s tax number is kept, stands on its site, and Today asks for it no more', async () => {
  const steps = async () =>
    (await owner.call<OpeningStepsWire>('GET', '/api/v1/staff/opening-steps')).steps.map(({ step }) => step)
  expect(await steps()).toContain('tax')
  const saved = await owner.call<SiteSettingsWire>('PUT', path, {
    values: {},
    tax_number: ' ٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣ ',
  })
  expect(saved.tax).toEqual({ number: '300000000000003', vat_percent: '15', prices_include_vat: true })
  expect((await site()).tax_number).toBe('300000000000003')
  expect(await steps()).not.toContain('tax')
  const long = await owner.refused('PUT', path, { values: {}, tax_number: '3'.repeat(31) })
  expect(long.errors).toHaveProperty('tax_number')
  expect(await owner.refused('PUT', path, { values: {}, tax_number: '123' })).toMatchObject({
    status: 422,
    code: 'tax-number-sa',
  })
  // a call that says nothing of it leaves it
  expect((await save({ 'social.x_url': '' })).tax.number).toBe('300000000000003')
})

it('rule "Company on the site": who sells is kept in the country’s form, stands on every page, and Today asks for it no more', async () => {
  const steps = async () =>
    (await owner.call<OpeningStepsWire>('GET', '/api/v1/staff/opening-steps')).steps.map(({ step }) => step)
  expect(await steps()).toContain('company')
  const register = 'general.commercial_register'
  const before = (await site()).company
  for (const wrong of ['123', '10101234567', '<b>1</b>']) {
    const values = { [register]: wrong, 'general.licence': 'kept-not' }
    const refused = await owner.refused('PUT', path, { values })
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, [register]])
  }
  expect((await site()).company, 'nothing of what was refused').toEqual(before)
  const saved = await save({
    [register]: ' ١٠١٠١٢٣٤٥٦ ',
    'general.legal_name': { ar: 'شركة الزعفران', en: 'Saffron Company' },
  })
  expect([saved.country, saved.values[register]]).toEqual(['SA', '1010123456'])
  const company = new Map((await site()).company.map(({ name, value }) => [name, value]))
  expect(company.get('Commercial register')).toBe('1010123456')
  expect(company.get('Company')).toBe('Saffron Company')
  expect(await steps()).not.toContain('company')
  await save({ [register]: '' })
  expect(await steps()).toContain('company')
})

it('a manager changes no setting', async () => {
  const manager = await shop.staff('manager')
  expect(await manager.refused('PUT', path, { values: {} })).toMatchObject({ status: 403 })
  expect(await manager.refused('GET', path)).toMatchObject({ status: 403 })
})
