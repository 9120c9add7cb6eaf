import { openMembers } from '#domain/ordering/group-order.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { GroupRow } from '#server/store/ordering/group-orders.ts'
import { listGroupShares, takenOf } from '#server/store/ordering/group-shares.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'

/** How the money of a group's placed order stands, while it waits for it. */
export interface GroupMoney {
  readonly order: OrderRow
  /** Everyone pays a share; else the host pays it all. */
  readonly shares: boolean
  /** What each member pays by card, minor units. */
  readonly amounts: Readonly<Record<string, number>>
  /** Minor units that nobody has paid. */
  readonly left: number
  state(memberId: string): 'none' | 'open' | 'paying' | 'paid'
}

/** Takes a group, the order that was made of its cart, and now; returns how its money stands, or null while nothing waits for money. */
export async function readGroupMoney(
  db: TenantDb,
  group: GroupRow,
  order: OrderRow | undefined,
  now: number,
): Promise<GroupMoney | null> {
  if (order?.status !== 'callcenter_pending' || (order.hold_until?.getTime() ?? 0) <= now) return null
  const { toPay } = order.bill
  const { split } = group
  if (split?.orderId !== order.id)
    return { order, shares: false, amounts: {}, left: toPay, state: () => 'none' }
  const shares = await listGroupShares(db, order.id)
  const open = new Set(openMembers(split, shares.map(takenOf)))
  const paid = new Set(shares.filter((one) => one.kept > 0).flatMap((one) => one.covers))
  const left = toPay - shares.reduce((sum, one) => sum + one.kept, 0)
  return {
    order,
    shares: true,
    amounts: split.amounts,
    left,
    state(id) {
      if (paid.has(id)) return 'paid'
      if (open.has(id)) return 'open'
      return (split.amounts[id] ?? 0) > 0 ? 'paying' : 'none'
    },
  }
}
