import type { WaitingDeskWire } from '#contract/waitlist/waiting-desk.ts'
import { channels } from '#contract/core/live.ts'
import { useLiveDesk } from '../live/use-live-desk.ts'
import { usePatientClient } from '../live/use-patient-client.ts'

/** Takes a branch and its queues as the page came with them; keeps them up to date, and acts on them. */
export function useQueue(branchId: string, first: WaitingDeskWire) {
  const client = usePatientClient()
  // a table that becomes free is as much news as a party that joins
  const { shown: desk, ...acts } = useLiveDesk(
    first,
    () => client.getWaitingDesk({ branch_id: branchId }),
    branchId,
    (tenant) => [channels.tables(tenant, branchId), channels.waitingList(tenant, branchId)],
  )
  return { desk, ...acts }
}

export type Queue = ReturnType<typeof useQueue>
