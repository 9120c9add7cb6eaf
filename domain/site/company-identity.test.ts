import { describe, expect, it } from 'vitest'
import { contradictsCountry, identityField, identityKeys, identityLines } from './company-identity.ts'
import { checkSetting } from './settings.ts'

describe('who sells', () => {
  const settings = {
    'general.legal_name': { ar: 'شركة الزعفران', en: '' },
    'general.commercial_register': '1010123456',
    'general.licence': '40/2026',
  }
  it('rule "Company on the site": shows what was entered, as the country calls it, and the tax number', () => {
    const lines = (country: 'SA' | 'EG' | 'AE' | 'QA', taxNumber = '300000000000003') =>
      identityLines(settings, { country, taxNumber }, 'en').map(({ name, value }) => `${name}: ${value}`)
    expect(lines('SA')).toEqual([
      'Company: شركة الزعفران',
      'Commercial register: 1010123456',
      'Municipal licence: 40/2026',
      'VAT number: 300000000000003',
    ])
    expect(lines('AE').slice(-2)).toEqual(['Trade licence: 40/2026', 'TRN: 300000000000003'])
    expect(lines('EG').at(-1)).toBe('Tax registration number: 300000000000003')
    expect(lines('QA', '')).toHaveLength(3)
    expect(identityLines({}, { country: 'SA', taxNumber: '' }, 'ar')).toEqual([])
  })
  it('rule "Company on the site": a Saudi register has ten digits, other countries’ any official form', () => {
    const key = 'general.commercial_register'
    for (const wrong of ['123', '10101234567', '101012345x'])
      expect([wrong, contradictsCountry(key, 'SA', wrong)]).toEqual([wrong, true])
    for (const right of ['1010123456', '7001234567', ''])
      expect([right, contradictsCountry(key, 'SA', right)]).toEqual([right, false])
    for (const country of ['EG', 'AE', 'QA'] as const)
      expect(contradictsCountry(key, country, 'CN-1234567')).toBe(false)
    expect(contradictsCountry('general.phone', 'SA', '123')).toBe(false)
    for (const wrong of ['<b>', '#1', 'x'.repeat(41)])
      expect(checkSetting(key, wrong)).toHaveProperty('refused')
  })
  it('has a name for each field in every country and both languages', () => {
    for (const country of ['SA', 'EG', 'AE', 'QA'] as const)
      for (const key of identityKeys) {
        const { label } = identityField(key, country) ?? { label: { ar: '', en: '' } }
        expect([label.ar, label.en]).not.toContain('')
      }
  })
})
