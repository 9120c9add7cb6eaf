import { describe, expect, it } from 'vitest'
import { readSetting, shownDefault, shownSetting } from './setting-form.ts'
import { checkSetting, findSetting, settingKeys } from './settings.ts'

const refusal = { refused: true, code: 'setting-invalid' }

describe('a setting as people type it', () => {
  it('safety 36: money is typed in money, with any digits, and kept in minor units', () => {
    for (const typed of ['500', '500.00', '٥٠٠٫٠٠', ' 500.0 '])
      expect(readSetting('payment.cash_limit', typed)).toBe('50000')
    expect(readSetting('order.point_value', '0.05')).toBe('5')
    for (const typed of ['1,250', '-1', '0.005', 'many', '1000000.01', 500, null])
      expect(readSetting('payment.cash_limit', typed)).toEqual(refusal)
    expect(readSetting('payment.cash_limit', '')).toBe('')
  })

  it('a share is typed in per cent and kept in basis points', () => {
    expect(readSetting('order.service_charge_basis_points', '12.5')).toBe('1250')
    expect(readSetting('order.service_charge_basis_points', '100.01')).toEqual(refusal)
  })

  it('is read back as it stands, and its default is one that may be typed', () => {
    expect(shownSetting('payment.cash_limit', '50000')).toBe('500.00')
    expect(shownSetting('payment.cash_open_orders', '2')).toBe('2')
    expect(shownSetting('website.primary_color', '#0a5000')).toBe('#0a5000')
    for (const key of settingKeys)
      expect([key, readSetting(key, shownDefault(key))]).toEqual([
        key,
        checkSetting(key, findSetting(key)?.default),
      ])
  })
})
