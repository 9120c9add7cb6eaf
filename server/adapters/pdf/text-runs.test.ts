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
    expect(textRuns('ڈار', 'ar')).toMatchObject([{ text: 'ڈار', script: 'arabic-more' }])
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
    expect(drawn('abc \u202edef', 'en')).toEqual(['abc def'])
  })

  it('numbers that are read from the left stand so in an Arabic line, typed or copied with marks of direction', () => {
    const line = (text: string) => drawn(text, 'ar').join('')
    expect(line('هاتف 055-123-4567')).toBe('055-123-4567 هاتف')
    expect(line('اتصل \u202a+966 55 123 4567\u202c')).toBe('+966 55 123 4567 اتصل')
    expect(line('اتصل \u2066+966 55 123 4567\u2069 مساء')).toBe('مساء +966 55 123 4567 اتصل')
    expect(line('من 10:00 - 23:30')).toBe('23:30 - 10:00 من')
    expect(line('2 × برجر (BBQ) 250 غم')).toBe('غم 250 (BBQ) برجر × 2')
  })

  it('signs of the Common script have the font that has them, others their plain form', () => {
    const signs = '★☆✓→←↑●○■◦℃₂≤≥∞‰₨Ⅱ①'
    expect(drawn(`a ${signs}`, 'en')).toEqual(['a ', signs])
    expect(drawn('a ✔️ ♥ 2️⃣ b', 'en').join('')).toBe('a ✔ ♥ 2 b')
    expect(drawn('𝗕𝘂𝗿𝗴𝗲𝗿 12\u202f500', 'en')).toEqual(['Burger 12 500'])
    expect(drawn('ＡＢ，（辣）。', 'en').join('')).toBe('AB,(La).')
  })
})
