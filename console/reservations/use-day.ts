import type { ReservationDeskDayWire } from '#contract/reservations/reservation-desk.ts'
import { channels } from '#contract/core/live.ts'
import { useLiveDesk } from '../live/use-live-desk.ts'
import { usePatientClient } from '../live/use-patient-client.ts'

/** Takes a branch's day as the page came with it; keeps it up to date, and acts on it. */
export function useDay(first: ReservationDeskDayWire) {
  const client = usePatientClient()
  const { branch_id: branchId, date } = first
  const ask = () => client.getReservationDay({ branch_id: branchId, date })
  const { shown: day, ...acts } = useLiveDesk(first, ask, branchId, (tenant) => [
    channels.reservations(tenant, branchId),
  ])
  return { day, ...acts }
}

export type DayDesk = ReturnType<typeof useDay>
