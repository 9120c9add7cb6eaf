import type { ReservationDaysWire, ReservationSlotsWire } from '#contract/reservations/reservation-slots.ts'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import type { Shot } from './shot.ts'
import type { Visitor } from '../visitor.ts'

/** Takes a guest and a branch that takes reservations; holds a table for them two days on. Returns its screens. */
export const reservationShots = async (
  guest: Visitor,
  branchId: string,
  shop: (path: string) => string,
): Promise<Shot[]> => {
  const base = `/api/v1/branch/branches/${branchId}`
  const { data: days } = await guest.call<ReservationDaysWire>(
    'GET',
    `${base}/reservations-days?guests_count=2`,
  )
  const date = days[2]?.date ?? ''
  const slots = await guest.call<ReservationSlotsWire>('POST', `${base}/reservations-slots`, {
    branch_id: branchId,
    date,
    guests_count: 2,
  })
  const area = slots.areas[0]
  const slot = area?.periods.flatMap((period) => period.slots).findLast((one) => one.state === 'free')
  const { id } = await guest.call<ReservationWire>('POST', '/api/v1/reservation/reservations', {
    branch_id: branchId,
    area_id: area?.area_id,
    date,
    time: slot?.time,
    is_next_day: slot?.is_next_day,
    guests_count: 2,
  })
  const at = `/reservations/branch/${branchId}`
  return [
    { name: 'reservations', url: shop('/reservations'), who: 'guest' },
    { name: 'reservation-one', url: shop(`${at}?date=${date}&guests=2`), who: 'guest' },
    { name: 'reservation-two', url: shop(`${at}/continue-reservation/${id}`), who: 'guest' },
    { name: 'reservation-three', url: shop(`${at}/confirm-reservation/${id}`), who: 'guest' },
    { name: 'reservation', url: shop(`/reservations/${id}`), who: 'guest' },
  ]
}
