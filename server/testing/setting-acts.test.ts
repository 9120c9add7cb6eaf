import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgeReferral, referralTerms } from '#domain/loyalty/referral.ts'
import type { SettingKey } from '#domain/site/setting-keys.ts'
import { settingKeys } from '#domain/site/settings.ts'
import type { Settings } from '#domain/site/settings.ts'
import type { Deps } from '#server/core/deps.ts'
import { captchaOf } from '#server/features/site/contact/contact-form.ts'
import { slotsOf } from '#server/content/slots-of.ts'
import { makeMoneyShop } from './make-money-shop.ts'
import { makeShop } from './make-shop.ts'
import { makeTables, sitDown } from './make-tables.ts'
import { makeTestApp, type TestApp } from './make-test-app.ts'
import { settingActs } from './setting-acts.ts'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

describe('each setting key acts', () => {
  it('each key of the catalogue has the place where it acts, and no other has one', () => {
    expect(
      Object.keys(settingActs).toSorted(),
      'a new setting belongs into server/testing/setting-acts.ts',
    ).toEqual(settingKeys.toSorted())
  })

  it('that place reads it, and the test that sees it act is there', () => {
    for (const key of settingKeys) {
      const { at, test } = settingActs[key]
      expect(existsSync(new URL(at, root)), `${at}`).toBe(true)
      expect(namesIt(key).test(read(at)), `${at} reads ${key}`).toBe(true)
      expect(/\b(?:it|test)\([\s\S]*/.exec(read(test[0]))?.[0], `${key}: ${test[0]}`).toContain(test[1])
    }
  })

  it('what is said to be seen on a page is among the marks that are looked for there', () => {
    const marks = read('e2e/own-product/setting-marks.ts') + read('e2e/own-product/settings.spec.ts')
    for (const key of settingKeys) {
      const [file, words] = settingActs[key].test
      if (file === 'e2e/own-product/settings.spec.ts' && words.startsWith('each setting'))
        expect(marks, `${key}`).toContain(`'${key}'`)
    }
  })
})

/** By its whole key, or by its own part where a file reads a whole group: social.x_url as `social.${network}_url`. */
function namesIt(key: SettingKey): RegExp {
  const [, own = ''] = key.split(/\.(.*)/)
  const stem = own.replace(/_(?:url|background_color|text_color)$/, '')
  return new RegExp(`${key.replaceAll('.', '\\.')}|\\b(?:${own}|${stem})\\b`)
}

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

const tea = { name: 'Tea', price: 300, types: ['pickup', 'dinein'] } as const
const meal = { name: 'Shawarma', types: ['pickup', 'dinein'] } as const
const shopWith = (settings: Settings) => makeMoneyShop(test, settings, { items: [meal, tea] })
const catalogueOf = (tenantId: string) => test.deps.catalogues.current(tenantId)

describe('settings of orders', () => {
  it('orders for later reach as many days ahead as the restaurant says', async () => {
    for (const days of ['3', '20']) {
      const catalogue = await catalogueOf((await shopWith({ 'order.schedule_days_ahead': days })).tenantId)
      const [branch] = catalogue.branches
      if (!branch) throw new Error('no branch')
      expect(slotsOf(catalogue, branch, 'pickup', test.deps.clock()).daysAhead).toBe(Number(days))
    }
  })

  it('an order earns points from the amount on that the restaurant says, and its share back', async () => {
    const shop = await shopWith({
      'order.points_earned': '2',
      'order.points_earned_from': '1000',
      'order.cashback_basis_points': '500',
    })
    expect((await shop.guestWith('Tea')).cart.earns).toEqual({ points: 0, cashback: '0.15' })
    expect((await shop.guestWith('Shawarma')).cart.earns).toEqual({ points: 40, cashback: '1.00' })
  })

  it('the service charge is of the food', async () => {
    const shop = await shopWith({ 'order.service_charge_basis_points': '1200' })
    expect((await shop.guestWith('Shawarma')).cart.bill).toMatchObject({
      service_charge: '2.40',
      total: '22.40',
    })
  })

  it('a point takes off what it is worth', async () => {
    const payer = await (await shopWith({ 'order.point_value': '10' })).payer({ points: 50 })
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), { use_points: true })
    expect(cart.bill).toMatchObject({ points: '5.00', points_used: 50 })
  })

  it('the wallet pays beside the methods that the restaurant names', async () => {
    const shop = await shopWith({ 'payment.methods': 'card,cash', 'payment.wallet_with': 'cash' })
    const payer = await shop.payer({ wallet: 500 })
    const card = await payer.visitor.choose(await payer.cart('Shawarma'), { use_wallet: true })
    expect(card.bill).toMatchObject({ wallet: '0.00' })
    const cash = await payer.visitor.choose(card, { payment_method_id: 'cash' })
    expect(cash.bill).toMatchObject({ wallet: '5.00', to_pay: '15.00' })
  })

  it('so many orders wait to be paid at hand-over as the restaurant allows', async () => {
    const shop = await shopWith({ 'payment.methods': 'card,cash', 'payment.cash_open_orders': '1' })
    const { visitor, mobile, cart } = await shop.payer()
    const order = async () => {
      const chosen = await visitor.choose(await cart('Tea'), { payment_method_id: 'cash' })
      return visitor.send('POST', '/api/v1/orders', visitor.checkout(chosen, { mobile }), {
        'idempotency-key': chosen.cart_id,
      })
    }
    expect((await order()).ok).toBe(true)
    expect(await (await order()).json()).toMatchObject({ code: 'open-orders-limit' })
  })

  it('a table pays online where the restaurant takes it', async () => {
    for (const [value, online] of [
      ['1', true],
      ['0', false],
    ] as const) {
      const shop = await makeShop(test, {
        items: [tea],
        branches: [{ name: { ar: 'العليا', en: 'Olaya' }, types: ['pickup', 'dinein'] }],
        settings: { 'dine_in.pay_online': value },
      })
      const [code = ''] = await makeTables(test, shop, 'T1')
      expect((await (await sitDown(shop, code)).inside()).pay_online).toBe(online)
    }
  })

  it('an invitation pays from a first order on, and for so many friends', () => {
    const terms = referralTerms({ 'order.referral_from': '2500', 'order.referral_most': '2' })
    const facts = { samePhone: false, sameDevice: false, sameCard: false, rewarded: 1 }
    expect(judgeReferral(terms, facts, 2499)).toBe('waiting')
    expect(judgeReferral(terms, facts, 2500)).toBeUndefined()
    expect(judgeReferral(terms, { ...facts, rewarded: 2 }, 2500)).toBe('too-many')
  })
})

it('spec 7: the captcha is the one that the restaurant has set up, with its keys; without them there is none', () => {
  const deps = { captcha: {} } as Deps
  const keys = { 'website.captcha_site_key': 'site', 'website.captcha_secret_key': 'secret' }
  expect(captchaOf(deps, keys)).toEqual({ kind: 'recaptcha_v2', siteKey: 'site', secret: 'secret' })
  expect(captchaOf(deps, { ...keys, 'website.captcha_provider': 'turnstile' })).toMatchObject({
    kind: 'turnstile',
  })
  expect(captchaOf(deps, { 'website.captcha_site_key': 'site' })).toBeUndefined()
})
