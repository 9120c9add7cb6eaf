import bidiFactory from 'bidi-js'
import { describe, expect, it } from 'vitest'
import { isolateNumbers, unbrokenWords } from './isolate-numbers.ts'

const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()
/** Takes a line that is read from the right; returns how it stands on the screen, from left to right. */
function seen(line: string): string {
  const text = isolateNumbers(line)
  const shown = bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, 'rtl'))
  return shown.replaceAll(/[\u2066-\u2069\u202a-\u202e]/g, '')
}
const turned = (words: string) => [...words].toReversed().join('')

describe('groups of digits in an Arabic line', () => {
  it.each([
    '055-123-4567',
    '+966 55 123 4567',
    '+966551234567',
    '055 123 4567',
    '055 - 123 - 4567',
    '(055) 123-4567',
    '0551234567',
    '00966-55-123-4567',
    '9200 01234',
    '920 001 234',
    '966 55 123 4567',
    '4111 1111 1111 1111',
    '15-20',
    '15–20',
    '2026-11-27',
    '12345-6789',
    '-5.00',
    '+25%',
  ])('%s is read from the left', (number) => {
    expect(seen(`هاتف ${number}`)).toBe(`${number} ${turned('هاتف')}`)
    expect(seen(`${number} هاتف`)).toBe(`${turned('هاتف')} ${number}`)
    expect(seen(`هاتف ${number}، ثم`)).toContain(number)
  })

  it.each([
    'من 10:00 - 23:30',
    'من 10:00-23:30',
    'فاتورة 12/3',
    'المجموع 12.50 ر.س',
    '2 × برجر (BBQ) 250 غم',
    'طاولة 5 6 أشخاص',
    'وجبات 1200 1500',
    'ناتج 2 + 3 = 5',
    'ناتج 5-3=2',
    'عرض 2+1',
    'الرقم الضريبي 310122393500003',
    'طلب #041',
    'لوحة أ ب ج 1234',
    'خصم 50%',
    'اقرأ RFC-2119 أو iPhone-15',
    '27/11/2026 10:30',
  ])('%s stays as it is', (line) => {
    expect(isolateNumbers(line)).toBe(line)
  })

  it('two mobiles are two, and each is read from the left', () => {
    expect(seen('هاتف 055-123-4567 / 055-765-4321')).toBe(`055-765-4321 / 055-123-4567 ${turned('هاتف')}`)
  })

  it('marks that somebody put there already are left alone', () => {
    const copied = 'اتصل \u202A+966 55 123 4567\u202C'
    expect(isolateNumbers(copied)).toBe(copied)
    expect(seen(copied)).toBe(`+966 55 123 4567 ${turned('اتصل')}`)
  })

  it('Arabic digits become Western in a group: no isolate keeps their groups in order', () => {
    expect(seen('هاتف ٠٥٥-١٢٣-٤٥٦٧')).toBe(`055-123-4567 ${turned('هاتف')}`)
    expect(isolateNumbers('طاولة ٥')).toBe('طاولة ٥')
  })

  it('a number is not broken over two lines', () => {
    const number = '\u2066055\u00a0123\u00a04567\u2069'
    expect(unbrokenWords('هاتف  الاستقبال 055 123 4567')).toEqual(['هاتف', 'الاستقبال', number])
    expect(unbrokenWords('Call 055 123 4567')).toEqual(['Call', '055', '123', '4567'])
  })

  it('an English line needs none', () => {
    expect(isolateNumbers('Call 055-123-4567')).toBe('Call 055-123-4567')
    // an Arabic word in it turns what follows
    expect(isolateNumbers('Call سارة 055-123-4567')).toBe('Call سارة \u2066055-123-4567\u2069')
  })
})
