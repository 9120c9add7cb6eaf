import { describe, expect, it } from 'vitest'
import { openSync } from 'fontkit'
import { fontFile } from './script-fonts.ts'
import { textRuns } from './text-runs.ts'

const drawn = (line: string, language: 'ar' | 'en') => textRuns(line, language).map((run) => run.text)

describe('lines of a PDF', () => {
  it('stand from right to left in Arabic, numbers and addresses within them from left to right', () => {
    expect(drawn('الطاولة 12', 'ar')).toEqual(['12', ' ', 'الطاولة'])
    expect(drawn('ادفع من https://a.example/b الآن', 'ar')).toEqual([
      'الآن',
      ' ',
      'https://a.example/b',
      ' ',
      'من',
      ' ',
      'ادفع',
    ])
  })

  it('turn brackets with the text around them', () => {
    expect(drawn('طاولة (شرفة)', 'ar')).toEqual(['(', 'شرفة', ') ', 'طاولة'])
  })

  it('keep Arabic words in Arabic order within English', () => {
    expect(drawn('Café مطعم زعفران', 'en')).toEqual(['Café ', 'زعفران', ' ', 'مطعم'])
  })

  it.each([
    'بصل، ثوم؛ حار؟',
    'گهوة چيز پيتزا',
    'محمد علی ٹنڈو',
    'प्रिया क्षत्रिय',
    'Дмитрий Ґалаґан',
    'Ελένη Παπαδοπούλου',
    'Nguyễn Thị Hương',
  ])('safety 36: %s has a letter for each of its letters, none is an empty box', (name) => {
    for (const weight of [400, 700] as const)
      for (const { text, script } of textRuns(name, 'en')) {
        const { glyphs } = openSync(fontFile(script, weight)).layout(text)
        expect(glyphs.map(({ id }) => id)).not.toContain(0)
      }
  })

  it('a word of Urdu is drawn by one font, as its letters join', () => {
    expect(textRuns('ڈار', 'ar')).toEqual([{ text: 'ڈار', script: 'arabic-more' }])
  })

  it('what no font of theirs has is read out in Latin letters', () => {
    expect(drawn('刘伟', 'en')).toEqual(['LiuWei'])
    expect(drawn('Rahim রহিম 김민수', 'en')).toEqual(['Rahim rhim GimMinSu'])
  })

  it('leave out emoji, which no font of theirs has; a line of nothing else says that something is there', () => {
    expect(drawn('Spicy 🌶️ burger 🔥', 'en')).toEqual(['Spicy burger'])
    expect(drawn('برجر 👨‍👩‍👧', 'ar')).toEqual(['برجر'])
    expect(drawn('2 × 5 © 1#', 'en')).toEqual(['2 × 5 © 1#'])
    expect(drawn('🥜', 'en')).toEqual(['🥜'])
  })

  it('safety 36: write Western digits and drop what would turn the text around it', () => {
    expect(drawn('طاولة \u202e٣', 'ar').at(0)).toBe('3')
  })
})
