import { describe, expect, it } from 'vitest'
import { countries } from '#domain/core/country.ts'
import { texts } from '#domain/platform/texts.ts'
import { arAccount } from '../../i18n/ar/account.ts'
import { arOrder } from '../../i18n/ar/order.ts'
import { enAccount } from '../../i18n/en/account.ts'
import { enOrder } from '../../i18n/en/order.ts'
import { checkRecipient, countryOfTyped, digitsOfCode } from './check-recipient.ts'
import type { RecipientForm } from './check-recipient.ts'

const form: RecipientForm = { way: 'mobile', country: 'SA', mobile: '', email: '' }
const mobile = (country: string, typed: string) => checkRecipient({ ...form, country, mobile: typed })
const email = (typed: string) => checkRecipient({ ...form, way: 'email', email: typed })

describe('whom the code goes to', () => {
  it.each([
    ['SA', '0551234567', '+966551234567'],
    ['SA', '٠٥٥١٢٣٤٥٦٧', '+966551234567'],
    ['EG', '01012345678', '+201012345678'],
    ['EG', '۰۱۰۱۲۳۴۵۶۷۸', '+201012345678'],
    ['AE', '501234567', '+971501234567'],
    ['QA', '+974 3312 3456', '+97433123456'],
  ])('spec 5: a number of %s as people write it: %s', (country, typed, number) => {
    expect(mobile(country, typed)).toEqual({ mobile: number, country })
  })

  it('spec 5: a number that is too short or begins wrongly is told with an example of its country', () => {
    for (const { iso_code2, mobile_format } of countries)
      expect(mobile(iso_code2, '55 12')).toEqual({
        key: 'form.mobile-invalid',
        holes: { example: mobile_format },
      })
  })

  it('spec 5: nothing typed: "Field is required", "Email cannot be left blank"', () => {
    expect(mobile('SA', ' ')).toEqual({ key: 'form.required' })
    expect(email(' ')).toEqual({ key: 'sign-in.email-blank' })
  })

  it('spec 5: e-mail 50', () => {
    const long = (length: number) => `${'n'.repeat(length - '@example.com'.length)}@example.com`
    expect(email(long(50))).toEqual({ email: long(50) })
    expect(email(long(51))).toEqual({ key: 'form.too-long', holes: { count: 50 } })
    expect(email('nora@')).toEqual({ key: 'sign-in.email-invalid' })
  })

  it('spec 5, 8: says it in the words of the text table, in both languages', () => {
    for (const [language, account, order] of [
      ['ar', arAccount, arOrder],
      ['en', enAccount, enOrder],
    ] as const) {
      expect(account['sign-in.email-blank']).toBe(texts['email-required'][language])
      expect(account['sign-in.expired']).toBe(texts['session-expired'][language])
      expect(order['form.required']).toBe(texts['field-required'][language])
    }
  })
})

it('spec 5: a pasted number with another country’s code chooses that country', () => {
  expect(countryOfTyped('+201012345678', 'SA')).toBe('EG')
  expect(countryOfTyped('٠٠٩٧١٥٠١٢٣٤٥٦٧', 'SA')).toBe('AE')
  expect(countryOfTyped('+966551234567', 'SA')).toBe('SA')
  expect(countryOfTyped('01012345678', 'SA')).toBe('SA')
  expect(countryOfTyped('+1 202 555 0100', 'SA')).toBe('SA')
})

it('spec 5: verification code: 4 digits, in any digits, out of a pasted message too', () => {
  expect(digitsOfCode('١٢٣٤')).toBe('1234')
  expect(digitsOfCode('۱۲ ۳۴')).toBe('1234')
  expect(digitsOfCode('4821 هو رمز الدخول')).toBe('4821')
  expect(digitsOfCode('Saffron 24: your code is 4821')).toBe('4821')
  expect(digitsOfCode('12345')).toBe('1234')
  expect(digitsOfCode('12a')).toBe('12')
})
