import { describe, expect, it } from 'vitest'
import { isTrackingCode, runningCodes, trackingCodes } from './tracking.ts'

describe('tracking codes', () => {
  it('spec 5: a Google Analytics code is G- or UA- followed by letters, digits, hyphens', () => {
    for (const code of ['G-ABC123', 'UA-1234-5', 'G-a-b'])
      expect(isTrackingCode('google_analytics', code)).toBe(true)
    for (const code of ['', 'G-', 'X-1', 'G-a b', 'G-a"><script>', "G-1');alert(1)//"])
      expect(isTrackingCode('google_analytics', code)).toBe(false)
  })

  it('those of the others have the shapes of their providers', () => {
    expect(isTrackingCode('google_tag_manager', 'GTM-ABC12')).toBe(true)
    expect(isTrackingCode('facebook_pixel', '1234567890')).toBe(true)
    expect(isTrackingCode('snapchat_pixel', '0b8e5c0a-1111-2222-3333-444455556666')).toBe(true)
    expect(isTrackingCode('tiktok_pixel', 'C4ABCDEF12345')).toBe(true)
    expect(isTrackingCode('facebook_pixel', '12ab')).toBe(false)
  })

  it('spec 3: one that is not enabled, or of a wrong shape, does not run; UA- is valid and loads nothing', () => {
    const code = (provider: string, web_code: string, enable = true) => ({ provider, web_code, enable })
    expect(
      runningCodes([
        code('google_analytics', 'UA-1234-5'),
        code('google_tag_manager', 'GTM-OK1'),
        code('facebook_pixel', '1234567890', false),
        code('tiktok_pixel', '<script>'),
        code('unknown', 'x'),
      ]),
    ).toEqual([{ provider: 'google_tag_manager', web_code: 'GTM-OK1' }])
  })

  it('spec 7: a row wins over the setting of the same provider', () => {
    const rows = [{ provider: 'google_analytics', web_code: 'G-ROW', enable: false }]
    const settings = {
      'tracking_codes.google_analytics': 'G-SET',
      'tracking_codes.facebook_pixel': '12345678',
    }
    expect(trackingCodes(rows, settings)).toEqual([
      ...rows,
      { provider: 'facebook_pixel', web_code: '12345678', enable: true },
    ])
  })
})
