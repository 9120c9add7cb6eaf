import { describe, expect, it } from 'vitest'
import { fillRetention, lawfulOrderYears, periodWords, retentionDays, retentionHtml } from './retention.ts'
import { isSafeHtml } from '../core/safe-html.ts'
import { standardPages } from '../site/standard-pages.ts'

describe('how long data is kept', () => {
  it('rule "Retention": each kind has its period, and orders never less than tax law asks', () => {
    expect(retentionDays({}, 'SA')).toMatchObject({ messages: 180, carts: 30, audit: 730, orders: 2192 })
    for (const country of ['SA', 'EG', 'AE', 'QA'] as const) {
      const { orders } = retentionDays({ 'general.keep_orders_years': '1' }, country)
      expect(orders).toBeGreaterThanOrEqual(lawfulOrderYears[country] * 365)
    }
    expect(retentionDays({ 'general.keep_orders_years': '12' }, 'QA').orders).toBe(4383)
  })

  it('says days and years as people do, in both languages', () => {
    expect([1, 30, 365, 730, 2192].map((days) => periodWords(days, 'en'))).toEqual([
      '1 day',
      '30 days',
      '1 year',
      '2 years',
      '6 years',
    ])
    expect([2, 8, 30, 365, 2192].map((days) => periodWords(days, 'ar'))).toEqual([
      'يومان',
      '8 أيام',
      '30 يومًا',
      'سنة',
      '6 سنوات',
    ])
  })

  it('rule "Privacy and terms pages": the standard pages are safe, in both languages, and name the periods', () => {
    const pages = standardPages({ ar: 'شاي <و> قهوة', en: 'Tea & <Coffee>' }, 'EG')
    expect(pages.map(({ slug }) => slug)).toEqual(['privacy', 'terms'])
    for (const language of ['ar', 'en'] as const) {
      for (const { body } of pages) expect(isSafeHtml(body[language])).toBe(true)
      const list = retentionHtml({}, 'EG', language)
      const filled = fillRetention(pages[0]?.body[language] ?? '', list)
      expect(isSafeHtml(filled)).toBe(true)
      expect(filled).not.toContain('{retention}')
      expect(filled).toContain(periodWords(180, language))
      expect(filled).toContain(language === 'en' ? '5 years' : '5 سنوات')
    }
  })
})
