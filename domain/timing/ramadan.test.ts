import { describe, expect, it } from 'vitest'
import { nextRamadan } from './ramadan.ts'
import { parseDate } from '../core/zoned-time.ts'

const on = (text: string) => nextRamadan(parseDate(text) ?? { year: 0, month: 1, day: 1 })

describe('the next Ramadan', () => {
  // as published by Umm al-Qura (ummulqura.org.sa): 1 Ramadan and 1 Shawwal of 1446 to 1449
  it('is that of the calendar of Umm al-Qura', () => {
    expect(on('2025-01-01')).toEqual({ year: 1446, first: '2025-03-01', last: '2025-03-29' })
    expect(on('2025-11-27')).toEqual({ year: 1447, first: '2026-02-18', last: '2026-03-19' })
    expect(on('2026-11-27')).toEqual({ year: 1448, first: '2027-02-08', last: '2027-03-08' })
    expect(on('2027-06-01')).toEqual({ year: 1449, first: '2028-01-28', last: '2028-02-25' })
  })

  it('is this one from its first to its last day, and the next one from the feast on', () => {
    for (const day of ['2026-02-18', '2026-03-01', '2026-03-19']) expect(on(day).year).toBe(1447)
    expect(on('2026-03-20').year).toBe(1448)
  })
})
