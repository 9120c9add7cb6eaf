import type { KitchenWire } from '#contract/ordering/kitchen.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { constants } from '#domain/core/limits.ts'
import { isMade, stationOf } from '#domain/ordering/kitchen.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import {
  listBoardVersions,
  listStations,
  saveMark,
  type BoardVersionRow,
  type StationRow,
} from '#server/store/ordering/kitchen.ts'
import { lockOrder, type LockedOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { tellOrderChanged } from '#server/store/core/outbox.ts'
import { moveLocked } from '../order/move-order.ts'
import { cameAt, showKitchen } from './show-kitchen.ts'

/** What a station says of an order. */
export interface KitchenMark {
  readonly orderId: string
  readonly stationId: string
  readonly made: boolean
}

/**
 * Takes a member of staff and what a station says: it made its part, or calls it back. The last part makes the order
 * ready; a call back within the five seconds of the undo takes that back too. Said twice it is said once. Refuses
 * 'not-allowed', 'order-unavailable', 'not-found' (a station that is gone) and 'transition-not-allowed' when the order has
 * left the kitchen. Rule "Undo".
 */
export async function markKitchen(
  deps: Deps,
  staff: StaffSession,
  mark: KitchenMark,
  language: Language,
): Promise<KitchenWire | Refusal> {
  if (!mayStaff(staff.role, 'ready')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const marked = await write(deps, staff, mark, catalogue)
  if (isRefusal(marked)) return marked
  deps.wakeRelay()
  return showKitchen(deps, staff, {
    branchId: marked.branch_id,
    stationId: mark.stationId,
    language,
  })
}

function write(
  deps: Deps,
  staff: StaffSession,
  { orderId, stationId, made }: KitchenMark,
  catalogue: Catalogue,
): Promise<OrderRow | Refusal> {
  const now = new Date(deps.clock())
  return writeUnlessRefused<OrderRow>(deps.db, staff.tenantId, async (db) => {
    const order = await authorize(inBranchOf(staff, 'order-unavailable'), lockOrder(db, orderId))
    if (isRefusal(order)) return order
    if (order.status !== 'accepted' && order.status !== 'ready')
      return refuse('transition-not-allowed', { details: { status: order.status } })
    const stations = await listStations(db, order.branch_id)
    if (!stations.some(({ id }) => id === stationId)) return refuse('not-found')
    const before = await listBoardVersions(db, [orderId])
    const known = before.find((one) => one.station_id === stationId)
    if ((known?.done_at !== null && known !== undefined) === made) {
      await follow(db, staff, { order, made, all: allMade(order, stations, before, catalogue) }, now)
      return order
    }
    const next: Omit<BoardVersionRow, 'tenant_id'> = {
      order_id: orderId,
      station_id: stationId,
      branch_id: order.branch_id,
      since: known?.recalled_at ?? cameAt(order),
      done_at: made ? now : null,
      recalled_at: made ? null : now,
      staff_id: staff.staffId,
    }
    await saveMark(db, next)
    // the kitchen's other screens ask again; the order itself is as it was
    await tellOrderChanged(db, order)
    const marks = [...before.filter((one) => one !== known), { ...next, tenant_id: db.tenantId }]
    await follow(db, staff, { order, made, all: allMade(order, stations, marks, catalogue) }, now)
    return order
  })
}

function allMade(
  { bill }: OrderRow,
  stations: readonly StationRow[],
  marks: readonly BoardVersionRow[],
  catalogue: Catalogue,
): boolean {
  const known = stations.map(({ id, group_ids: groupIds }) => ({ id, groupIds }))
  const groupOf = (itemId: string) => catalogue.items.get(itemId)?.groupId
  return isMade(
    bill.lines.map(({ itemId }) => stationOf(itemId, groupOf, known)),
    marks.map((mark) => ({
      stationId: mark.station_id,
      done: mark.done_at !== null,
      recalled: mark.recalled_at !== null,
    })),
  )
}

/** What follows of a mark, in its own transaction: no failure between the two leaves an order that is made and not ready. */
async function follow(
  db: WriteDb,
  staff: StaffSession,
  { order, all, made }: { readonly order: LockedOrder; readonly all: boolean; readonly made: boolean },
  now: Date,
): Promise<void> {
  const { version } = order
  if (made && all && order.status === 'accepted')
    await moveLocked(db, staff, order, { action: 'ready', version, now })
  const since = now.getTime() - (order.ready_at?.getTime() ?? 0)
  if (!made && order.status === 'ready' && since <= constants.undoSeconds * 1000)
    await moveLocked(db, staff, order, { action: 'undo', version, now })
}
