import { describe, expect, it } from 'vitest'
import { counted } from './counted.ts'

const pictures = { one: 'صورة واحدة', two: 'صورتان', few: '{count} صور', other: '{count} صورة' }

describe('a text with the number of a limit', () => {
  it.each([
    [1, 'صورة واحدة'],
    [2, 'صورتان'],
    [6, '6 صور'],
    [11, '11 صورة'],
    [100, '100 صورة'],
    [103, '103 صور'],
  ])('has the Arabic form of %i', (count, words) => {
    expect(counted(count, 'ar', pictures)).toBe(words)
  })

  it('says a small number as a word where the text asks for it', () => {
    const times = { one: 'مرة واحدة', two: 'مرتين', few: '{word} مرات', other: '{word} مرة' }
    expect([1, 2, 3, 10, 12].map((count) => counted(count, 'ar', times))).toEqual([
      'مرة واحدة',
      'مرتين',
      'ثلاث مرات',
      'عشر مرات',
      '12 مرة',
    ])
    expect(counted(3, 'ar', { other: '{wordM} أيام' })).toBe('ثلاثة أيام')
    expect(counted(3, 'en', { other: '{wordM} days' })).toBe('three days')
    expect(counted(3, 'en', { other: '{word} times' })).toBe('three times')
  })

  it('has the English form', () => {
    const forms = { one: '{count} day', other: '{count} days' }
    expect([1, 2].map((count) => counted(count, 'en', forms))).toEqual(['1 day', '2 days'])
  })
})
