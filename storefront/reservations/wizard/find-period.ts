import type { ReservationSlotsWire } from '#contract/reservations/reservation-slots.ts'
import type { ChosenPeriod } from './wizard.ts'

/** A time of a section, as an alternative, an address or a reservation names it. */
export type WantedPeriod = Pick<ChosenPeriod, 'area_id' | 'time' | 'is_next_day'>

/** Takes the times of a day and a wanted one; returns it as it can be chosen, or null when it is not free. */
export function findPeriod({ areas }: ReservationSlotsWire, wanted: WantedPeriod): ChosenPeriod | null {
  const { area_id, time, is_next_day } = wanted
  const slot = areas
    .filter((area) => area.area_id === area_id)
    .flatMap((area) => area.periods)
    .flatMap((period) => period.slots)
    .find((one) => one.time === time && one.is_next_day === is_next_day && one.state === 'free')
  return slot ? { area_id, time, cost: slot.cost, is_next_day } : null
}
