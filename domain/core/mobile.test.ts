import { describe, expect, it } from 'vitest'
import { getCountry, type CountryCode } from './country.ts'
import { normaliseAnyMobile, normaliseMobile } from './mobile.ts'
import { cleanText } from './text.ts'

const read = (text: string, country: CountryCode) => normaliseMobile(text, getCountry(country))

describe('spec 5: mobile numbers', () => {
  it('of each country, with a leading 0, 00 or +, become E.164', () => {
    for (const typed of [
      '551234567',
      '0551234567',
      '+966551234567',
      '00966551234567',
      '966551234567',
      '+966 0551234567',
      '٠٥٥١٢٣٤٥٦٧',
      '۰۵۵۱۲۳۴۵۶۷',
      '055 123-4567',
      '055/123/4567',
      'tel:+966-55-123-4567',
      'TEL:0551234567;phone-context=+966',
      'sms:+966551234567?body=hi',
      'https://wa.me/966551234567?text=hi',
      '\uff0b966 (0) 55 123 4567',
      '\u202A+966 55 123 4567\u202C',
      '\u200B055\u2011123\u20114567\uFEFF',
    ])
      expect(read(typed, 'SA')).toBe('+966551234567')
    for (const typed of ['01012345678', '+201012345678', '00201012345678', '1012345678'])
      expect(read(typed, 'EG')).toBe('+201012345678')
    expect(read('0501234567', 'AE')).toBe('+971501234567')
    expect(read('33123456', 'QA')).toBe('+97433123456')
  })
  it('pasted from a contact, of another country by its + or 00', () => {
    const home = getCountry('SA')
    for (const typed of ['\u202A+20 100 123 4567\u202C', '\u200E0020 1001234567', '٠۰201001234567'])
      expect(normaliseAnyMobile(typed, home)).toBe('+201001234567')
    expect(normaliseAnyMobile('01001234567', home)).toBeUndefined()
  })
  it('of a country that the product does not know are taken when they say which', () => {
    const home = getCountry('SA')
    for (const [typed, whole] of [
      ['+965 5001 2345', '+96550012345'],
      ['00965 50012345', '+96550012345'],
      ['+1 (202) 555-0100', '+12025550100'],
      ['+٢٧ ٨٢ ١٢٣ ٤٥٦٧', '+27821234567'],
      ['tel:+965-5001-2345', '+96550012345'],
      ['https://wa.me/96550012345', '+96550012345'],
    ] as const)
      expect(normaliseAnyMobile(typed, home)).toBe(whole)
    // of a country that it knows they have to fit its form
    for (const typed of [
      '+966112345678',
      '+20212345678',
      '+97141234567',
      '+965',
      '96550012345',
      '+0012345678',
    ])
      expect(normaliseAnyMobile(typed, home)).toBeUndefined()
  })
  it('one digit short stay so: no 0 is put before them where numbers do not begin with one', () => {
    for (const typed of ['3312345', '+9743312345', '9743312', '003312345'])
      expect(read(typed, 'QA')).toBeUndefined()
    for (const typed of ['033123456', '+974 33123456', '97433123456'])
      expect(read(typed, 'QA')).toBe('+97433123456')
  })
  it('of another length, start or country are refused', () => {
    for (const typed of [
      '',
      '55123456',
      '5512345678',
      '451234567',
      '+971501234567',
      'abcdefghi',
      '05512345a7',
    ])
      expect(read(typed, 'SA')).toBeUndefined()
    expect(read('02012345678', 'EG')).toBeUndefined()
    for (const typed of ['44123456', '09999999', '+97400123456', '97412345'])
      expect(read(typed, 'QA')).toBeUndefined()
    expect(read('01312345678', 'EG')).toBeUndefined()
    expect(read('0571234567', 'AE')).toBeUndefined()
    expect(read('0521234567', 'SA')).toBeUndefined()
    for (const typed of ['tel:', 'tel:;ext=5', 'https://wa.me/', 'https://elsewhere.example/966551234567'])
      expect(read(typed, 'SA')).toBeUndefined()
  })
})

describe('safety 36: text', () => {
  it('is counted in characters and freed of what harms', () => {
    expect(cleanText('  نورة\u202E\u0000 ', 30)).toBe('نورة')
    expect(cleanText('a\uD800b', 30)).toBe('ab')
    expect(cleanText('😀'.repeat(30), 30)).toBe('😀'.repeat(30))
    expect(cleanText('😀'.repeat(31), 30)).toBeUndefined()
    expect(cleanText('e\u0301', 1)).toBe('é')
  })
})
