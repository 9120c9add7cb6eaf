import { describe, expect, it } from 'vitest'
import { ar } from './ar.ts'
import { loadTexts, textsOf } from './catalogue.ts'
import { fillHoles } from '#ui/message.ts'
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

  it('spec 3: a message of the tenant wins over the text of the product', () => {
    const t = makeText('ar', textsOf('ar'), { 'home.to-menu': 'إلى السفرة' })
    expect(t('home.to-menu')).toBe('إلى السفرة')
    expect(t('home.loved')).toBe(ar['home.loved'])
  })

  it('leaves a hole that nobody fills in sight', () => {
    expect(fillHoles('{a} and {b}', { a: 1 })).toBe('1 and {b}')
  })
})
