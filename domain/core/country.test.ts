import { describe, expect, it } from 'vitest'
import { countries, currencySymbol, findCountry, getCountry } from './country.ts'

describe('country', () => {
  it('spec 5: mobile numbers per country', () => {
    const mobiles = countries.map((c) => [c.iso_code2, c.mobile_code, c.mobile_format, c.mobile_length])
    expect(mobiles).toEqual([
      ['SA', '+966', '55XXXXXXX', 9],
      ['EG', '+2', '01XXXXXXXXX', 11],
      ['AE', '+971', '5XXXXXXXX', 9],
      ['QA', '+974', 'XXXXXXXX', 8],
    ])
  })

  it('spec 5: each example has the length of its country and begins as its numbers do', () => {
    for (const country of countries) {
      expect(country.mobile_format).toHaveLength(country.mobile_length)
      // an X of the example is any digit: a beginning may be longer than what the example fixes
      const fits = (start: string) =>
        [...start].every((digit, at) => ['X', digit].includes(country.mobile_format[at] ?? ''))
      expect(country.mobile_starts.some(fits)).toBe(true)
    }
  })

  it('spec 9: SAR and EGP are the labels, never SR', () => {
    expect(countries.map((c) => [c.iso_code2, c.currency, currencySymbol(c.currency)])).toEqual([
      ['SA', 'SAR', { ar: 'ر.س', en: 'SAR' }],
      ['EG', 'EGP', { ar: 'ج.م', en: 'EGP' }],
      ['AE', 'AED', { ar: 'د.إ', en: 'AED' }],
      ['QA', 'QAR', { ar: 'ر.ق', en: 'QAR' }],
    ])
  })

  it('spec 9: every default time zone is one that the machine knows', () => {
    for (const country of countries) {
      const shown = new Intl.DateTimeFormat('en', { timeZone: country.time_zones[0] }).resolvedOptions()
      expect(shown.timeZone).toBe(country.time_zones[0])
    }
  })

  it('finds a country by a code in any case, and none elsewhere', () => {
    expect(findCountry('eg')).toBe(getCountry('EG'))
    expect(findCountry('FR')).toBeUndefined()
    expect(findCountry('')).toBeUndefined()
  })
})
