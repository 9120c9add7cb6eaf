import { describe, expect, it } from 'vitest'
import type { ReservationSlotsWire } from '#contract/reservations/reservation-slots.ts'
import { timesThatWouldDo } from './times-that-would-do.ts'

type Area = ReservationSlotsWire['areas'][number]

const areaOf = (...slots: [time: string, start: string][]): Area =>
  ({
    area_id: 'hall',
    area_name: { ar: 'ص', en: 'Hall' },
    periods: [{ period_id: 'p', name: '', slots: slots.map(([time, start]) => ({ time, start })) }],
  }) as Area

describe('the times that somebody waits for, to begin with', () => {
  it('are from the first to the last of the day, over its midnight', () => {
    const areas = [
      areaOf(['00:30', '2026-11-21T21:30:00.000Z'], ['19:00', '2026-11-21T16:00:00.000Z']),
      areaOf(['01:30', '2026-11-21T22:30:00.000Z'], ['20:00', '2026-11-21T17:00:00.000Z']),
    ]
    expect(timesThatWouldDo({ areas })).toEqual({ from: '19:00', to: '01:30' })
  })

  it('are those after midnight where the evening has no others', () => {
    const areas = [areaOf(['01:30', '2026-11-21T22:30:00.000Z'], ['00:30', '2026-11-21T21:30:00.000Z'])]
    expect(timesThatWouldDo({ areas })).toEqual({ from: '00:30', to: '01:30' })
    expect(timesThatWouldDo({ areas: [] })).toEqual({ from: '12:00', to: '23:00' })
  })
})
