import type { QueueBoardWire } from '#contract/waitlist/waiting.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { queueOrder, waitingNumber } from '#domain/waitlist/waiting-list.ts'
import { wordIn } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { listInQueue, type WaitingEntryRow } from '#server/store/waitlist/waiting-entries.ts'
import { areasOf } from './areas.ts'
import type { Guest } from './guest.ts'

const mostNext = 8
const numberOf = ({ letter, no }: WaitingEntryRow) => waitingNumber(letter, no)

/** Takes a branch; returns the numbers that are called and those that come next, by area. Refuses 'branch-not-found'. */
export async function showBoard(
  deps: Deps,
  { tenantId, language }: Pick<Guest, 'tenantId' | 'language'>,
  branchId: string,
): Promise<QueueBoardWire | Refusal> {
  const branch = (await deps.catalogues.current(tenantId)).branches.find((one) => one.id === branchId)
  if (!branch) return refuse('branch-not-found')
  return deps.db.snapshot(tenantId, async (db) => {
    const areas = await areasOf(db, branchId)
    const entries = await listInQueue(db, { branchId })
    return {
      branch: { id: branchId, name: wordIn(branch.name, language) },
      areas: areas.map((area) => {
        const own = entries.filter((entry) => entry.area_id === area.id)
        return {
          id: area.id,
          name: wordIn(area.name, language),
          called: own.filter(({ state }) => state === 'called').map(numberOf),
          next: queueOrder(own).slice(0, mostNext).map(numberOf),
        }
      }),
    }
  })
}
