import { describe, expect, it } from 'vitest'
import { noticeEvents, noticeWords, type NoticeFacts } from './notice.ts'

const facts: Readonly<Record<'ar' | 'en', NoticeFacts>> = {
  ar: {
    restaurant: 'مطعم الزعفران',
    number: '041',
    branch: 'العليا',
    time: '08:30 م',
    link: 'https://saffron.example/o/b4Zk0mQx9TtS1vYh2LwC',
    amount: '128.50 ر.س',
    device: 'Chrome, Android',
    contact: '05•••••567',
  },
  en: {
    restaurant: 'Saffron',
    number: '041',
    branch: 'Olaya',
    time: '08:30 PM',
    link: 'https://saffron.example/en/o/b4Zk0mQx9TtS1vYh2LwC',
    amount: 'SAR 128.50',
    device: 'Chrome, Android',
    contact: '05*****567',
  },
}

describe.each(noticeEvents)('the notice %s', (event) => {
  it('names the restaurant and leads somewhere, in both languages, with no gap left', () => {
    for (const language of ['ar', 'en'] as const) {
      const { body, subject } = noticeWords(event, language, facts[language])
      expect(body.startsWith(facts[language].restaurant)).toBe(true)
      expect(body).toContain(facts[language].link)
      expect(body + subject).not.toMatch(/[{}]|undefined/)
    }
  })

  it('fits an SMS: English in letters that take 160, Arabic in three parts of 67 at most', () => {
    const english = noticeWords(event, 'en', facts.en).body
    expect(english).toMatch(/^[A-Za-z0-9 ,.:;()'?!/*-]*$/)
    expect(english.length).toBeLessThanOrEqual(160)
    expect(noticeWords(event, 'ar', facts.ar).body.length).toBeLessThanOrEqual(3 * 67)
  })
})

it('gives a template the values of the text, in its order', () => {
  expect(noticeWords('order-refunded', 'en', facts.en).params).toEqual([
    'Saffron',
    'SAR 128.50',
    '041',
    facts.en.link,
  ])
})

it('names no number of an order that never had one', () => {
  const of = (language: 'ar' | 'en', own?: string) =>
    noticeWords('order-refunded', language, { ...facts[language], number: '' }, own)
  expect(of('en', 'For your order {number}: {amount}')).toMatchObject({
    subject: 'Saffron: your order',
    body: 'For your order: SAR 128.50',
  })
  expect(of('ar', 'عن طلبك رقم {number}: {amount}')).toMatchObject({
    subject: 'مطعم الزعفران: طلبك',
    body: 'عن طلبك: 128.50 ر.س',
  })
  for (const language of ['ar', 'en'] as const) expect(of(language).body).not.toMatch(/رقم |  /)
})

it('says what the tenant wrote instead, with the same facts', () => {
  expect(noticeWords('order-ready', 'en', facts.en, 'Come and get {number}! {nonsense}').body).toBe(
    'Come and get 041! ',
  )
})
