import { expect, it } from 'vitest'
import { localMoment, readMoment } from './local-moment.ts'

const riyadh = 'Asia/Riyadh'

it('safety 37: a day and a time are of the zone that is named, a moment with its offset is of none', () => {
  expect(readMoment('2026-11-21T20:30', riyadh)).toBe(Date.UTC(2026, 10, 21, 17, 30))
  expect(readMoment('2026-11-21T20:30', 'Asia/Dubai')).toBe(Date.UTC(2026, 10, 21, 16, 30))
  expect(readMoment('2026-11-21T20:30:00.000Z', riyadh)).toBe(Date.UTC(2026, 10, 21, 20, 30))
})

it('there is no such day, and no such time', () => {
  for (const text of ['2026-02-30T10:00', '2026-11-21T24:00', '2026-11-21T10:60', 'tomorrow', ''])
    expect(readMoment(text, riyadh)).toBeUndefined()
})

it('what is shown is read as the same moment, over the night too', () => {
  const at = Date.UTC(2026, 10, 21, 21, 5)
  expect(localMoment(at, riyadh)).toBe('2026-11-22T00:05')
  expect(readMoment(localMoment(at, riyadh), riyadh)).toBe(at)
})
