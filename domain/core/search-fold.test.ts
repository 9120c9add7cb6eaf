import { describe, expect, it } from 'vitest'
import { foldForSearch, matchesSearch } from './search-fold.ts'

const finds = (query: string, text: string) => matchesSearch(foldForSearch(text), query)

describe('search folds Arabic', () => {
  it('"شاورمه" finds "شاورما", and every other spelling of it', () => {
    for (const query of ['شاورمه', 'شاورما', 'شاورمة', 'شاورم'])
      for (const text of ['شاورما صاج', 'صحن شاورمة', 'شاورمه']) expect(finds(query, text)).toBe(true)
  })

  it('takes the forms of alef as one letter', () => {
    expect(finds('ارز', 'أرز بسمتي')).toBe(true)
    expect(finds('إيس كريم', 'آيس كريم')).toBe(true)
    expect(finds('أيس', 'ٱيس كريم')).toBe(true)
  })

  it('takes ة and ه, ى and ي as one letter', () => {
    expect(finds('سلطه', 'سلطة الحديقة')).toBe(true)
    expect(finds('حلوي', 'حلوى السميد')).toBe(true)
    expect(finds('فلافل علي', 'فلافل على الصاج')).toBe(true)
  })

  it('does not see marks and tatweel', () => {
    expect(finds('مدخن', 'لحم مُدَخَّن')).toBe(true)
    expect(finds('كـــباب', 'كباب')).toBe(true)
  })

  it('reads Arabic-Indic and Persian digits as Western ones', () => {
    expect(finds('٦', '6 قطع')).toBe(true)
    expect(finds('۱۲', 'علبة ١٢ قطعة')).toBe(true)
  })

  it('does not care about capitals, accents, order of words or spaces', () => {
    expect(finds('  BURGER   double ', 'Double cheese burger')).toBe(true)
    expect(finds('creme brulee', 'Crème brûlée')).toBe(true)
    expect(finds('cafe', 'Café')).toBe(true)
  })

  it('finds while the word is still being typed, also when it ends in alef so far', () => {
    expect(finds('سلا', 'سلاطة')).toBe(true)
    expect(finds('شا', 'شاورما')).toBe(true)
  })

  it('needs every typed word', () => {
    expect(finds('برجر دجاج', 'برجر لحم')).toBe(false)
    expect(finds('بيتزا', 'برجر')).toBe(false)
  })

  it('nothing typed finds everything', () => {
    expect(finds('', 'برجر')).toBe(true)
    expect(finds('  ', 'برجر')).toBe(true)
  })

  it('folding twice changes nothing', () => {
    for (const text of ['شاورمة ألبان ٢', 'Crème BRÛLÉE', 'مُدَخَّن', 'ﻻﻻ'])
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text))
  })
})
