import { expect, it } from 'vitest'
import type { BookingWire } from '#contract/reservations/reservation-desk.ts'
import { dropOf } from './day-blocks.ts'

it('rule "Notices": a guest whose booking is dropped at another time is told of it', () => {
  const booking = { id: 'b1', version: 3 } as BookingWire
  const at = { id: 'b1', tableIds: ['t2'], from: Date.parse('2026-11-24T17:00:00Z'), to: 0 }
  expect(dropOf(booking, at)).toEqual({
    version: 3,
    table_ids: ['t2'],
    start: '2026-11-24T17:00:00.000Z',
    tell: true,
  })
})
