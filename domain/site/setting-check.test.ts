import { describe, expect, it } from 'vitest'
import { checkKind } from './setting-check.ts'
import { checkSetting } from './settings.ts'

describe('what a setting may hold', () => {
  it('a phone: digits of any script, spaces, brackets and hyphens, kept in Western digits', () => {
    for (const [typed, stored] of [
      ['920 000 123', '920 000 123'],
      ['+٩٦٦ (١١) ٥٥٥-٠٠٠٠', '+966 (11) 555-0000'],
      ['۱۹۹۹۱', '19991'],
      ['\u200f+966 11 555 0000', '+966 11 555 0000'],
      ['', ''],
    ] as const)
      expect(checkSetting('general.phone', typed)).toBe(stored)
    for (const typed of ['<b>92</b>', '92000\n123', 'call me', '()--', '+', '1'.repeat(31), '92000;ext=1'])
      expect([typed, checkKind({ type: 'phone' }, typed)]).toEqual([typed, undefined])
  })

  it('an e-mail, by the rule of every e-mail', () => {
    for (const key of ['general.email', 'general.notification_email'])
      expect(checkSetting(key, ' Desk@Shop.example ')).toBe('desk@shop.example')
    for (const typed of ['desk', 'a@b', '<b>@shop.example', 'a@shop.example, b@shop.example'])
      expect([typed, checkKind({ type: 'email' }, typed)]).toEqual([typed, undefined])
  })

  it('an address on the web: https on a named host, in one line', () => {
    expect(checkKind({ type: 'url' }, 'https://x.example/a?b=1')).toBe('https://x.example/a?b=1')
    for (const typed of [
      'http://x.example',
      'javascript:alert(1)',
      'https://x.example/\n<b>',
      'https://x.example/"',
    ])
      expect([typed, checkKind({ type: 'url' }, typed)]).toEqual([typed, undefined])
  })

  it('a line of text has one line, a longer text may have more, none has control characters', () => {
    expect(checkKind({ type: 'text', max: 60 }, 'مطعم')).toBe('مطعم')
    expect(checkKind({ type: 'text', max: 60 }, 'one\ntwo')).toBeUndefined()
    expect(checkKind({ type: 'text', max: 60 }, 'one\u2028two')).toBeUndefined()
    expect(checkKind({ type: 'text', max: 300 }, 'one\ntwo')).toBe('one\ntwo')
    expect(checkKind({ type: 'text', max: 300 }, 'one\u0007two')).toBeUndefined()
  })
})
