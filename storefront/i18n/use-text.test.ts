import { describe, expect, it } from 'vitest'
import { ar } from './ar.ts'
import { arWaiting } from './ar/waiting.ts'
import { loadTexts, textsOf } from './catalogue.ts'
import { fillHoles } from '#ui/text/message.ts'
import { makeText } from '#web/make-text.ts'

await Promise.all([loadTexts('ar'), loadTexts('en')])

describe('texts', () => {
  it('chooses among the six Arabic plural forms', () => {
    const t = makeText('ar', textsOf('ar'))
    expect([0, 1, 2, 3, 10, 11, 99, 100].map((count) => t('menu.count', { count }))).toEqual([
      'لا أصناف',
      'صنف واحد',
      'صنفان',
      '3 أصناف',
      '10 أصناف',
      '11 صنفًا',
      '99 صنفًا',
      '100 صنف',
    ])
  })

  it('minutes until an order is ready take the form that their number asks for', () => {
    const t = makeText('ar', textsOf('ar'))
    const said = (form: number) => [
      t('branch.minutes', { form, range: 'N' }),
      t('type.ready', { form, range: 'N' }),
    ]
    expect(said(10)).toEqual(['N دقائق', 'جاهز خلال N\u00a0دقائق'])
    expect(said(20)).toEqual(['N دقيقة', 'جاهز خلال N\u00a0دقيقة'])
    const waitingText = makeText('ar', arWaiting)
    expect(waitingText('waiting.tell-sms', { form: 10, minutes: 10 })).toContain('محجوزة 10 دقائق')
    expect(waitingText('waiting.tell-sms', { form: 15, minutes: 15 })).toContain('محجوزة 15 دقيقة')
  })

  it('spec 3: a message of the tenant wins over the text of the product', () => {
    const t = makeText('ar', textsOf('ar'), { 'home.to-menu': 'إلى السفرة' })
    expect(t('home.to-menu')).toBe('إلى السفرة')
    expect(t('home.loved')).toBe(ar['home.loved'])
  })

  it('leaves a hole that nobody fills in sight', () => {
    expect(fillHoles('{a} and {b}', { a: 1 })).toBe('1 and {b}')
  })
})
