import { expect, it } from 'vitest'
import { clockWords } from '#domain/core/clock-words.ts'
import { keepTime } from './keep-time.ts'

it('a clock and its half of the day stay in one line, in both languages, wherever they stand', () => {
  const utc = Date.UTC(2026, 10, 26, 21, 30)
  for (const language of ['ar', 'en'] as const) {
    const time = clockWords(utc, 'Asia/Riyadh', language)
    expect(keepTime(`2026/11/27 ${time} – ${time}`).split('\u00a0')).toHaveLength(3)
    expect(keepTime(`2026/11/27 ${time}`).replace('\u00a0', ' ')).toBe(`2026/11/27 ${time}`)
  }
  expect(keepTime('2026/11/27')).toBe('2026/11/27')
})
