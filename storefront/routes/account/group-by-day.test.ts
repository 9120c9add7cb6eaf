import { expect, it } from 'vitest'
import { momentWords } from '#domain/core/moment-words.ts'
import { groupByDay } from './group-by-day.ts'

it('spec 9: groups a log by its days, "today" labelled, in both languages', () => {
  const now = Date.UTC(2026, 10, 21, 18)
  for (const language of ['ar', 'en'] as const) {
    const at = (hours: number) => ({
      at_words: momentWords(now - hours * 3600_000, now, 'Asia/Riyadh', language),
    })
    const days = groupByDay([at(0), at(1), at(30)])
    expect(days.map(({ day, rows }) => [day, rows.map(({ clock }) => clock)])).toEqual([
      language === 'ar' ? ['اليوم', ['09:00 م', '08:00 م']] : ['Today', ['09:00 PM', '08:00 PM']],
      ['2026/11/20', [language === 'ar' ? '03:00 م' : '03:00 PM']],
    ])
  }
})
