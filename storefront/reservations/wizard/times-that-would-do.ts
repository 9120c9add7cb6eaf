import type { ReservationSlotsWire } from '#contract/reservations/reservation-slots.ts'

/** Takes a day's times; returns from the first to the last of them (HH:mm), which may be after midnight; without any, noon to eleven. */
export function timesThatWouldDo({ areas }: Pick<ReservationSlotsWire, 'areas'>): {
  readonly from: string
  readonly to: string
} {
  const times = areas
    .flatMap((area) => area.periods)
    .flatMap((period) => period.slots)
    .toSorted((a, b) => a.start.localeCompare(b.start))
  return { from: times[0]?.time ?? '12:00', to: times.at(-1)?.time ?? '23:00' }
}
