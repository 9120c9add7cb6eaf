import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CouponBody, CouponsWire, CouponWire } from '#contract/loyalty/coupons.ts'
import { makeCouponBody } from '#server/testing/make-coupon-body.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  owner = await shop.staff('manager')
})
afterAll(() => test.close())

const url = '/api/v1/staff/coupons'
const body = (more: Partial<CouponBody> = {}): CouponBody =>
  makeCouponBody({
    code: 'Ahlan 10',
    name: { ar: 'أهلًا', en: '' },
    benefit: { kind: 'percent', percent: 10, most: '5.00' },
    rules: { branch_ids: [], types: [], windows: [], minimum: '1.00', group_ids: [], first_order: false },
    limit_total: 2,
    ...more,
  })

describe('coupons on the console', () => {
  it('one is made, used, watched and paused', async () => {
    const made = await owner.call<CouponWire>('POST', url, body())
    expect(made).toMatchObject({ code: 'AHLAN10', name: { ar: 'أهلًا', en: 'أهلًا' }, used: 0, paused: false })
    const { guest, cart } = await shop.guestWith('Shawarma')
    const with_ = await guest.choose(cart, { coupon: 'ahlan10' })
    expect(with_.bill).toMatchObject({ coupon: '2.00' })
    await guest.place(with_)
    const { data } = await owner.call<CouponsWire>('GET', url)
    expect(data.find((one) => one.id === made.id)).toMatchObject({ used: 1, limit_total: 2 })
    await owner.call('PUT', `${url}/${made.id}/paused`, { paused: true })
    const other = await shop.guestWith('Shawarma')
    expect(
      await other.guest.refused('PUT', `/api/v1/carts/${other.cart.cart_id}`, { coupon: 'AHLAN10' }),
    ).toMatchObject({ code: 'coupon-unavailable', details: { trouble: 'paused' } })
  })

  it('a code twice, nothing off, or an end before the beginning is refused; a cashier may not', async () => {
    await owner.call('POST', url, body({ code: 'TWICE' }))
    expect(await owner.refused('POST', url, body({ code: 'twice' }))).toMatchObject({
      code: 'coupon-code-taken',
    })
    expect(
      await owner.refused('POST', url, body({ code: 'Z1', benefit: { kind: 'amount', amount: '0.00' } })),
    ).toMatchObject({ code: 'bad-input' })
    const over = { first_day: '2026-01-02', last_day: '2026-01-01' }
    expect(await owner.refused('POST', url, body({ code: 'Z2', ...over }))).toMatchObject({
      code: 'bad-input',
    })
    const cashier = await shop.staff('cashier')
    expect(await cashier.refused('GET', url)).toMatchObject({ code: 'not-allowed' })
  })

  it('off certain items, at certain times, of a branch and a way to order alone', async () => {
    const { guest, cart } = await shop.guestWith('Shawarma', 'Tea')
    const tea = shop.itemId('Tea')
    const rules = { ...body().rules, minimum: null }
    await owner.call('POST', url, {
      ...body({ code: 'TEA', limit_total: null }),
      benefit: { kind: 'percent', percent: 50, most: null, on_item_ids: [tea] },
      rules,
    })
    expect((await guest.choose(cart, { coupon: 'tea' })).bill.coupon).toBe('1.50')
    const never = { days: [(new Date().getUTCDay() + 3) % 7], from: 60, to: 61 }
    const limits: readonly (readonly [string, Partial<CouponBody['rules']>, string])[] = [
      ['TIMED', { windows: [never] }, 'time'],
      ['CAR', { types: ['car'] }, 'type'],
      ['THERE', { branch_ids: ['elsewhere'] }, 'branch'],
    ]
    for (const [code, more, trouble] of limits) {
      const made = await owner.call<CouponWire>('POST', url, body({ code, rules: { ...rules, ...more } }))
      expect(made.rules).toMatchObject(more)
      expect(await guest.refused('PUT', `/api/v1/carts/${cart.cart_id}`, { coupon: code })).toMatchObject({
        code: 'coupon-unavailable',
        details: { trouble },
      })
    }
  })

  it('one for the wallet needs a code, and is once per customer unless more is said', async () => {
    const gift = { kind: 'wallet', amount: '20.00' } as const
    expect(await owner.refused('POST', url, body({ code: '', benefit: gift }))).toMatchObject({
      code: 'bad-input',
    })
    const made = await owner.call<CouponWire>('POST', url, body({ code: 'GIFT20', benefit: gift }))
    expect(made).toMatchObject({ benefit: gift, limit_per_customer: 1, rules: { minimum: null } })
  })

  it('one is changed; of two who began from the same one, the second is told and sees what the first left', async () => {
    const made = await owner.call<CouponWire>('POST', url, body({ code: 'EDIT' }))
    const change = (version: number, doc: CouponBody) => [`${url}/${made.id}`, { version, doc }] as const
    const gift = { kind: 'amount', amount: '3.00' } as const
    const first = await owner.call<CouponWire>(
      'PUT',
      ...change(
        made.version,
        body({ code: 'EDITED', benefit: gift, first_day: '2026-01-01', last_day: '2099-12-31' }),
      ),
    )
    expect(first).toMatchObject({ code: 'EDITED', benefit: gift, last_day: '2099-12-31', state: 'running' })
    expect(await owner.refused('PUT', ...change(made.version, body({ code: 'MINE' })))).toMatchObject({
      code: 'coupon-changed',
      details: { coupon: { version: first.version, code: 'EDITED' } },
    })
    const taken = body({ code: 'AHLAN10' })
    expect(await owner.refused('PUT', ...change(first.version, taken))).toMatchObject({
      code: 'coupon-code-taken',
    })
  })

  it('off a part of the menu; one that was used keeps its code, and no limit stands below its uses', async () => {
    const { guest, cart } = await shop.guestWith('Shawarma', 'Tea')
    const rules = { ...body().rules, minimum: null }
    const offGroup = (code: string, group: string) => ({
      ...body({ code, rules, limit_total: 5 }),
      benefit: { kind: 'percent' as const, percent: 10, most: null, on_group_ids: [group] },
    })
    await owner.call('POST', url, offGroup('NOWHERE', 'elsewhere'))
    expect((await guest.choose(cart, { coupon: 'nowhere' })).bill.coupon).toBe('0.00')
    const doc = offGroup('GROUP', 'group')
    const { id, version } = await owner.call<CouponWire>('POST', url, doc)
    const with_ = await guest.choose(cart, { coupon: 'group' })
    expect(Number(with_.bill.coupon)).toBeGreaterThan(0)
    await guest.place(with_)
    const refused = (more: Partial<CouponBody>) =>
      owner.refused('PUT', `${url}/${id}`, { version, doc: { ...doc, ...more } })
    expect((await refused({ code: 'OTHER' })).errors).toHaveProperty('code')
    expect((await refused({ benefit: { kind: 'wallet', amount: '1.00' } })).errors).toHaveProperty('benefit')
    expect(
      await owner.call('PUT', `${url}/${id}`, { version, doc: { ...doc, limit_total: 1 } }),
    ).toMatchObject({
      state: 'used',
      used: 1,
    })
  })
})
