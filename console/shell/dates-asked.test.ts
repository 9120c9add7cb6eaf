import { expect, it } from 'vitest'
import { datesAsked } from './dates-asked.ts'

const asked = (query: string) => datesAsked(new URLSearchParams(query))

it.each([
  ['from=2026-11-01&to=2026-11-24', { from: '2026-11-01', to: '2026-11-24' }],
  ['from=2026-11-24&to=2026-11-01', { from: '2026-11-01', to: '2026-11-24' }],
  ['from=2026-11-24&to=', { from: '2026-11-24' }],
  ['to=2026-11-24', { to: '2026-11-24' }],
  ['from=yesterday&to=2026-11-24', { to: '2026-11-24' }],
  ['', {}],
])('days of an address: %s', (query, days) => {
  expect(asked(query)).toEqual(days)
})
