import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { advanceReservation } from './advance-reservation.ts'

/** What of reservations falls due by the clock (safety 28). */
export function reservationSweeps(deps: Deps): readonly Sweep[] {
  return [{ due: 'due_reservations', act: (tenantId, id) => advanceReservation(deps, tenantId, id) }]
}
