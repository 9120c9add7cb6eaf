import { expect, it } from 'vitest'
import { timesOf } from './times-of.ts'

it('a day has its quarters of an hour, named as the server names its hours', () => {
  const ticks = [
    { at: '2026-11-22T16:00:00.000Z', label: '07:00 م' },
    { at: '2026-11-22T17:00:00.000Z', label: '08:00 م' },
  ]
  expect(timesOf({ ticks, to: '2026-11-22T17:15:00.000Z' }).map(({ label }) => label)).toEqual([
    '07:00 م',
    '07:15 م',
    '07:30 م',
    '07:45 م',
    '08:00 م',
    '08:15 م',
  ])
})
