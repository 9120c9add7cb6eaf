import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { isInQueue } from '#domain/waitlist/waiting-list.ts'
import { ownWaitingEntry } from '#server/authorization/waiting-rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { insertCart } from '#server/store/ordering/carts.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import { setWaitingCart, type WaitingEntryRow } from '#server/store/waitlist/waiting-entries.ts'
import { areasOf, type QueueArea } from './areas.ts'
import { changeEntry } from './change-queue.ts'
import type { Guest } from './guest.ts'

/**
 * Takes an entry, its branch and the areas of it; tells whether its party may choose dishes ahead: while it is in the
 * queue, by the phone that will sit at the table, where guests order at tables.
 */
export function mayPreorder(
  { state, browser }: Pick<WaitingEntryRow, 'state' | 'browser'>,
  branch: Branch | undefined,
  areas: readonly QueueArea[],
): boolean {
  const tables = areas.some((area) => area.tables.length > 0)
  return isInQueue(state) && browser !== null && tables && (branch?.types.includes('dinein') ?? false)
}

/**
 * Takes an entry; gives it a cart for what its party chooses while it waits, once. Refuses 'waiting-not-found',
 * 'waiting-not-yours', 'waiting-changed' for one who is out of the queue, 'type-unavailable'. Decision 0061.
 */
export async function openPreorder(
  deps: Deps,
  guest: Guest,
  id: string,
): Promise<{ version: number } | Refusal> {
  const { branches } = await deps.catalogues.current(guest.tenantId)
  return changeEntry(deps, guest.tenantId, id, ownWaitingEntry(guest), async (tx, { entry, queue }) => {
    if (!isInQueue(entry.state)) return refuse('waiting-changed')
    const branch = branches.find((one) => one.id === entry.branch_id)
    if (!mayPreorder(entry, branch, await areasOf(tx, entry.branch_id))) return refuse('type-unavailable')
    if (entry.cart_id !== null) return { version: queue.version }
    const wanted = {
      id: makeId(),
      shopper: `waiting:${id}`,
      type: 'dinein',
      branchId: entry.branch_id,
    } as const
    const cart = await insertCart(tx, wanted, { draft: { waiting: { entryId: id } } })
    await setWaitingCart(tx, id, cart.id)
    return { version: queue.version }
  })
}
