import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkSetting,
  findSetting,
  publicSettings,
  settingKeys,
  settingText,
  settingWords,
} from './settings.ts'

const refusal = { refused: true, code: 'setting-invalid' }
const groups =
  'general website social order checkout language payment dine_in tracking_codes empty_page reservation waiting-list'.split(
    ' ',
  )

describe('the catalogue of settings', () => {
  it('spec 3: has the groups of the spec and no other, and a passing default for every key', () => {
    const used = new Set(settingKeys.map((key) => findSetting(key)?.group))
    expect([...used].sort()).toEqual([...groups].sort())
    for (const key of settingKeys)
      expect([key, checkSetting(key, findSetting(key)?.default)]).not.toContainEqual(refusal)
  })

  it.each([
    'website.site_name',
    'website.site_description',
    'website.site_keywords',
    'website.logo',
    'website.favicon',
    'website.enable',
    'website.page_title',
    'general.default_lang',
    'order.order_delivery_time_options',
    'website.google_map_api_key',
  ] as const)('spec 3: knows %s', (key) => {
    expect(settingKeys).toContain(key)
  })

  it('spec 4: every status has a text, a ground and an ink', () => {
    for (const status of ['submitted', 'in_kichen', 'ready', 'in_route', 'completed', 'canceled', 'missed']) {
      expect(findSetting(`language.${status}`)?.perLanguage).toBe(true)
      expect(findSetting(`language.${status}_background_color`)?.kind.type).toBe('color')
      expect(findSetting(`language.${status}_text_color`)?.kind.type).toBe('color')
    }
  })

  it('spec 4: each status is called as the specification calls it, unless the restaurant says otherwise', () => {
    const called = {
      submitted: 'Submitted',
      in_kichen: 'In Kitchen',
      ready: 'Ready',
      in_route: 'In Route',
      completed: 'Completed',
      canceled: 'Canceled',
      missed: 'Missed',
    } as const
    for (const [status, english] of Object.entries(called))
      expect(findSetting(`language.${status}`)?.default).toEqual({
        ar: expect.stringMatching(/[\u0600-\u06ff]/) as string,
        en: english,
      })
  })

  it('spec 3: further language keys are messages of the tenant; other unknown keys do not exist', () => {
    expect(findSetting('language.cart.empty')?.perLanguage).toBe(true)
    expect(findSetting('website.nothing')).toBeUndefined()
    expect(findSetting('__proto__')).toBeUndefined()
    expect(findSetting('constructor')).toBeUndefined()
    expect(checkSetting('website.nothing', 'x')).toEqual(refusal)
  })
})

describe('checkSetting', () => {
  it('brings values into one form', () => {
    expect(checkSetting('website.primary_color', '#ABC')).toBe('#aabbcc')
    expect(checkSetting('website.card_radius', '٨')).toBe('8px')
    expect(checkSetting('website.card_radius', '400px')).toBe('32px')
    expect(checkSetting('order.order_delivery_time_options', 'schedule, asap')).toBe('asap,schedule')
    expect(checkSetting('website.site_name', { ar: ' زعفران ', en: 'Saffron' })).toEqual({
      ar: 'زعفران',
      en: 'Saffron',
    })
  })

  it.each([
    ['website.primary_color', 'red;}body{display:none'],
    ['website.primary_color', 'url(https://evil.example)'],
    ['website.card_radius', 'calc(1px)'],
    ['website.card_radius', '-4px'],
    ['website.card_shadow', '0 0 9px red'],
    ['website.font', 'Comic Sans'],
    ['website.enable', 'yes'],
    ['website.logo', '../../secret'],
    ['website.site_name', 'one text'],
    ['website.site_name', { ar: 'x\u202ey', en: '' }],
    ['social.x_url', 'javascript:alert(1)'],
    ['social.x_url', 'http://example.com'],
    ['empty_page.cart', { ar: '<script>1</script>', en: '' }],
    ['order.schedule_days_ahead', '0'],
    ['general.default_lang', 'fr'],
    ['general.default_lang', 1],
    ['general.phone', null],
  ])('refuses %s = %j', (key, value) => {
    expect(checkSetting(key, value)).toEqual(refusal)
  })

  it('spec 5: Google Analytics codes begin with G- or UA-', () => {
    expect(checkSetting('tracking_codes.google_analytics', 'G-AB12-3c')).toBe('G-AB12-3c')
    expect(checkSetting('tracking_codes.google_analytics', 'UA-1234-5')).toBe('UA-1234-5')
    expect(checkSetting('tracking_codes.google_analytics', 'AW-1234')).toEqual(refusal)
    expect(checkSetting('tracking_codes.google_analytics', 'G-<script>')).toEqual(refusal)
  })

  it('a checked value passes again unchanged, whatever was typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.record({ ar: fc.string(), en: fc.string() }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...settingKeys), typed, (key, value) => {
        const checked = checkSetting(key, value)
        if (typeof checked === 'object' && 'refused' in checked) return
        expect(checkSetting(key, checked)).toEqual(checked)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('publicSettings', () => {
  const secrets = settingKeys.filter((key) => findSetting(key)?.reader !== 'public')

  it('spec 7: asking for all groups gives no secret and nothing of the staff', () => {
    expect(secrets).toContain('website.captcha_secret_key')
    const stored = Object.fromEntries(secrets.map((key) => [key, 'sk-do-not-tell']))
    const all = publicSettings(stored, groups)
    expect(JSON.stringify(all)).not.toContain('sk-do-not-tell')
    expect(all.map((item) => item.key)).toHaveLength(settingKeys.length - secrets.length)
  })

  it('spec 7: whatever groups are asked for, no secret and no foreign group is answered', () => {
    const stored = Object.fromEntries(secrets.map((key) => [key, 'sk-do-not-tell']))
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...groups), fc.string())), (asked) => {
        const items = publicSettings({ ...stored, ['made.up']: 'sk-do-not-tell' }, asked)
        expect(JSON.stringify(items)).not.toContain('sk-do-not-tell')
        for (const { key } of items) expect(asked).toContain(findSetting(key)?.group)
      }),
    )
  })

  it('gives own values over defaults, own messages too, and drops stored values that no longer pass', () => {
    const stored = {
      'website.font': 'rubik',
      'language.cart.empty': { ar: 'السلة فارغة', en: '' },
      'website.primary_color': 'x',
    }
    const items = new Map(
      publicSettings(stored, ['website', 'language']).map(({ key, value }) => [key, value]),
    )
    expect(items.get('website.font')).toBe('rubik')
    expect(items.get('language.cart.empty')).toEqual({ ar: 'السلة فارغة', en: '' })
    expect(items.get('website.primary_color')).toBe('#bf3a1b')
    expect(settingText(stored, 'website.primary_color')).toBe('#bf3a1b')
    expect(settingWords(stored, 'language.ready').en).toBe('Ready')
  })
})
