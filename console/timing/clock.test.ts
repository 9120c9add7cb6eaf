import { expect, it } from 'vitest'
import { clockOf, minutesOf, withEnd } from './clock.ts'

it('a time field holds minutes of the day, past midnight too', () => {
  expect(clockOf(25 * 60 + 5)).toBe('01:05')
  expect(minutesOf('13:30')).toBe(810)
  expect(minutesOf('')).toBeUndefined()
})

it('an end that is not after its beginning is of the next day', () => {
  const evening = { days: [5], from: 1080, to: 1320 }
  expect(withEnd(evening, 120).to).toBe(1560)
  expect(withEnd(evening, 1200).to).toBe(1200)
  expect(withEnd({ ...evening, from: 0 }, 0).to).toBe(1440)
})
