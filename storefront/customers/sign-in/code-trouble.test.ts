import { expect, it } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import { texts } from '#domain/platform/texts.ts'
import { makeText } from '#web/make-text.ts'
import { loadLaterTexts, textsOf } from '../../i18n/catalogue.ts'
import { troubleOf } from './code-trouble.ts'

await Promise.all([loadLaterTexts('ar'), loadLaterTexts('en')])
const t = { ar: makeText('ar', textsOf('ar')), en: makeText('en', textsOf('en')) }
const refused = (status: number, code: string, details = {}) =>
  new CallError(status, { code, message: `words of ${code}`, request_id: '', details })

it('spec 5: a wrong code tells how many tries are left, in the right plural', () => {
  const words = (left: number) => troubleOf(refused(422, 'code-wrong', { tries_left: left }), t.ar).words
  expect([1, 2, 4].map(words)).toEqual([
    'رمز غير صحيح. بقيت محاولة واحدة.',
    'رمز غير صحيح. بقيت محاولتان.',
    'رمز غير صحيح. بقيت 4 محاولات.',
  ])
})

it('spec 8: "Session Expired" for a code that lapsed, was used up, or was never asked for here', () => {
  for (const language of ['ar', 'en'] as const)
    for (const error of [refused(401, 'session-expired'), refused(422, 'code-wrong', { tries_left: 0 })])
      expect(troubleOf(error, t[language])).toEqual({
        words: texts['session-expired'][language],
        expired: true,
        waitSeconds: undefined,
      })
})

it('too many attempts tell the wait', () => {
  const trouble = troubleOf(refused(429, 'too-many-requests', { retry_after_seconds: 90 }), t.en)
  expect(trouble).toMatchObject({ waitSeconds: 90, expired: false })
})

it('a field’s own words win, and a lost connection has its own', () => {
  const error = new CallError(422, {
    code: 'mobile-invalid',
    message: 'no',
    request_id: '',
    errors: { mobile: ['The mobile number is not valid'] },
  })
  expect(troubleOf(error, t.en).words).toBe('The mobile number is not valid')
  expect(troubleOf(new TypeError('fetch'), t.en).words).toBe(t.en('sign-in.unreachable'))
})
