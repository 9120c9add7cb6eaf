import type { TableDeskWire } from '#contract/dine-in/table-desk.ts'
import { channels } from '#contract/core/live.ts'
import { useLiveDesk } from '../live/use-live-desk.ts'
import { usePatientClient } from '../live/use-patient-client.ts'

/** Takes a branch and its tables as the page came with them; keeps them up to date, and acts on them. */
export function useTables(branchId: string, first: TableDeskWire) {
  const client = usePatientClient()
  const { shown: desk, ...acts } = useLiveDesk(
    first,
    () => client.getTableDesk({ branch_id: branchId }),
    branchId,
    (tenant) => [channels.tables(tenant, branchId)],
  )
  return { desk, ...acts }
}
