import type { ReservationDeskDayWire } from '#contract/reservations/reservation-desk.ts'
import { minuteMs } from '#domain/core/durations.ts'

const quarters = [0, 15, 30, 45]

/**
 * Takes a day; returns its quarters of an hour from its first to its last full hour, each with its clock words. The server
 * names the full hours; no clock changes within one, so a quarter is the same words with other minutes (safety 37: no zone
 * sums in browsers).
 */
export function timesOf({
  ticks,
  to,
}: Pick<ReservationDeskDayWire, 'ticks' | 'to'>): { at: string; label: string }[] {
  return ticks.flatMap(({ at, label }) =>
    quarters
      .map((minutes) => ({
        at: new Date(Date.parse(at) + minutes * minuteMs).toISOString(),
        label: label.replace(':00', `:${String(minutes).padStart(2, '0')}`),
      }))
      .filter((one) => one.at <= to),
  )
}
