import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { texts } from '#domain/platform/texts.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let customer: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  customer = shop.guest()
  await signInCustomer(test, shop, customer, makeMobile())
})
afterAll(() => test.close())

const update = '/api/v1/user/customers/update'
const inLanguage = (language: string) => ({ 'x-localization': language })

describe('my info', () => {
  it('spec 3: name, gender and birth date are kept, and what is left out stays', async () => {
    const changed = { name: ' نورة  العتيبي ', gender: 'female', birthDate: '1994-02-28' }
    const saved = { name: 'نورة  العتيبي', gender: 'female', birthDate: '1994-02-28' }
    expect(await customer.call('PUT', update, changed)).toMatchObject(saved)
    expect(await customer.call('PUT', update, { name: 'Noura' })).toMatchObject({ ...saved, name: 'Noura' })
    expect(
      await customer.call('PUT', update, { name: 'Noura', gender: null, birthDate: null }),
    ).toMatchObject({ gender: null, birthDate: null })
    expect(await customer.call('GET', '/api/v1/user/customers/details')).toMatchObject({ name: 'Noura' })
  })

  it('spec 5: a name has at most 30 characters, counted as people count them, in both languages', async () => {
    const longest = 'ن'.repeat(29) + '👍'
    expect(await customer.call('PUT', update, { name: longest })).toMatchObject({ name: longest })
    for (const language of ['ar', 'en'] as const) {
      const refused = await customer.refused('PUT', update, { name: `${longest}x` }, inLanguage(language))
      expect(refused).toMatchObject({
        status: 422,
        code: 'text-too-long',
        message: refused.errors?.['name']?.[0],
      })
      expect(refused.errors?.['name']?.[0]).toMatch(language === 'ar' ? /[\u0600-\u06FF]/ : /longer/)
    }
  })

  it('spec 5: a name is required, in both languages', async () => {
    for (const language of ['ar', 'en'] as const)
      for (const name of ['', '   ', '\u200f '])
        expect(await customer.refused('PUT', update, { name }, inLanguage(language))).toMatchObject({
          message: texts['fill-all-fields'][language],
          errors: { name: [texts['field-required'][language]] },
        })
  })

  it('a birth date is a day that was, not before 1900', async () => {
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    for (const birthDate of [tomorrow, '1899-12-31'])
      expect(await customer.refused('PUT', update, { name: 'Noura', birthDate })).toMatchObject({
        status: 422,
        code: 'date-invalid',
        errors: { birthDate: [expect.any(String)] },
      })
    for (const birthDate of ['2024-02-30', '28/02/1994', 19940228])
      expect(await customer.refused('PUT', update, { name: 'Noura', birthDate })).toMatchObject({
        status: 400,
        code: 'bad-input',
      })
  })

  it('attack: what is not in the form does not change with it', async () => {
    await customer.call('PUT', update, {
      name: 'Noura',
      mobile: '+966550000000',
      email: 'a@b.example',
      group_id: 'vip',
      referral_code: 'AAAAAAAA',
      tenant_id: 'other',
    })
    const shown = await customer.call<Record<string, unknown>>('GET', '/api/v1/user/customers/details')
    expect(shown).toMatchObject({ email: null, customer_group_id: null })
    expect(shown['mobile']).not.toBe('+966550000000')
    expect(shown['referral_code']).not.toBe('AAAAAAAA')
  })

  it('spec 3: the group has a name in the language asked for', async () => {
    const { id } = await customer.call<{ id: string }>('GET', '/api/v1/user/customers/details')
    await test.database.db.write(shop.tenantId, async ({ q }) => {
      const group = { tenant_id: shop.tenantId, id: 'gold', name_ar: 'ذهبي', name_en: 'Gold' }
      await q.insertInto('customer_groups').values(group).execute()
      await q
        .updateTable('customers')
        .set({ group_id: 'gold' })
        .where('tenant_id', '=', shop.tenantId)
        .where('id', '=', id)
        .execute()
    })
    const shown = (language: string) =>
      customer.call('GET', '/api/v1/user/customers/details', undefined, inLanguage(language))
    expect(await shown('ar')).toMatchObject({ customer_group_id: 'gold', customer_group_name: 'ذهبي' })
    expect(await shown('en')).toMatchObject({ customer_group_name: 'Gold' })
  })
})
