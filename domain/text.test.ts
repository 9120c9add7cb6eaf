import { expect, it } from 'vitest'
import { cleanLine, cleanText } from './text.ts'

it('safety 36: a name stays in one line on tickets and in mails; what is written in lines keeps them', () => {
  expect(cleanLine('Ali\n*** PAID ***', 30)).toBe('Ali *** PAID ***')
  expect(cleanLine(' نورة \r\n\u2028 سعد\u202E ', 30)).toBe('نورة سعد')
  expect(cleanText('one\r\ntwo', 30)).toBe('one\ntwo')
})

it('spec 5, safety 36: counts characters, not bytes, after what is taken out', () => {
  expect(cleanLine('😀'.repeat(30), 30)).toBe('😀'.repeat(30))
  expect(cleanLine('😀'.repeat(31), 30)).toBeUndefined()
  expect(cleanLine(`${'a'.repeat(30)}\u0000\u200F`, 30)).toBe('a'.repeat(30))
})
