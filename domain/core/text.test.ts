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

it('safety 36: what nobody sees is no name, and joiners stay where a script or an emoji needs them', () => {
  for (const unseen of ['\u200B', '\u200D\u200C', '\u3164 \u2060', '\uFE0F\u00AD'.repeat(20)])
    expect(cleanLine(unseen, 30)).toBe('')
  expect(cleanLine('سا\u200Bرة', 30)).toBe('سارة')
  expect(cleanLine('می\u200Cخواهم 👨\u200D👩\u200D👧', 30)).toBe('می\u200Cخواهم 👨\u200D👩\u200D👧')
})
