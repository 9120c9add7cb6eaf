import { expect, it } from 'vitest'
import { afterQuietHours, birthdaysWithin, campaignText, nextQuietHours } from './segment.ts'

const riyadh = 'Asia/Riyadh'
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00+03:00`)

it('nobody is written to between 21:00 and 09:00 of the restaurant’s clock', () => {
  expect(afterQuietHours(at('12:00'), riyadh)).toBe(at('12:00'))
  expect(afterQuietHours(at('08:59'), riyadh)).toBe(at('09:00'))
  expect(afterQuietHours(at('21:00'), riyadh)).toBe(at('09:00') + 86_400_000)
  expect(afterQuietHours(at('20:59'), riyadh)).toBe(at('20:59'))
})

it('what was not sent by the evening is not sent at night', () => {
  expect(nextQuietHours(at('12:00'), riyadh)).toBe(at('21:00'))
})

it('a birthday is a day of the restaurant’s calendar, and 29 February is never skipped', () => {
  expect(birthdaysWithin(Date.parse('2026-11-21T22:30:00Z'), riyadh, 2)).toEqual(['11-22', '11-23'])
  expect(birthdaysWithin(Date.parse('2027-02-28T09:00:00Z'), riyadh, 1)).toEqual(['02-28', '02-29'])
  expect(birthdaysWithin(Date.parse('2028-02-28T09:00:00Z'), riyadh, 2)).toEqual(['02-28', '02-29'])
})

it('the code and the way out stand below every text', () => {
  expect(campaignText('Hello', { code: 'ABC', link: 'https://a.example', language: 'en' })).toBe(
    'Hello\nCode: ABC\nNo more offers: https://a.example',
  )
  expect(campaignText('أهلًا', { code: undefined, link: 'x', language: 'ar' })).toBe('أهلًا\nلإيقاف العروض: x')
})
