import { expect, it } from 'vitest'
import { keepOrderUntil } from './keep-order.ts'

it('safety 26: an open order may be kept for a day, an ended one for two hours after its end', () => {
  const moments = ['2026-11-21T10:00:00.000Z', '2026-11-21T10:20:00.000Z', '2026-11-21T10:05:00.000Z']
  expect(new Date(keepOrderUntil('accepted', moments)).toISOString()).toBe('2026-11-22T10:20:00.000Z')
  expect(new Date(keepOrderUntil('delivered', moments)).toISOString()).toBe('2026-11-21T12:20:00.000Z')
  expect(keepOrderUntil('canceled', [])).toBe(2 * 3_600_000)
})
