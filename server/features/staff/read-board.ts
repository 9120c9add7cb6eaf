import type { BoardWire } from '#contract/staff.ts'
import { constants } from '#domain/limits.ts'
import { toDecimal } from '#domain/money.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { mayStaff } from '#domain/staff-role.ts'
import type { Language } from '#domain/words.ts'
import { businessDate } from '#domain/zoned-time.ts'
import type { Deps } from '#server/deps.ts'
import type { StaffSession } from '#server/request.ts'
import { showTicket } from '#server/show-ticket.ts'
import { listEndedOrders, listOpenOrders, sumBoard } from '#server/store/board.ts'
import { listRefunds } from '#server/store/payments.ts'

/** Takes a branch and the board version that the caller has; returns the board, or null when nothing changed since. Safety 29. */
export async function readBoard(deps: Deps, staff: StaffSession, asked: { branchId: string; since?: string | undefined; language: Language }): Promise<{ board: BoardWire | null } | Refusal> {
  if (!mayStaff(staff.role, 'see_board')) return refuse('not-allowed')
  const { branches } = await deps.catalogues.current(staff.tenantId)
  const branch = branches.find((one) => one.id === asked.branchId)
  if (!branch || !(staff.branchIds === 'all' || staff.branchIds.includes(branch.id))) return refuse('branch-not-found')
  const now = deps.clock()
  const day = businessDate(now, branch.timeZone, constants.businessDayStartMinutes)
  const sums = await deps.db.read(staff.tenantId, (db) => sumBoard(db, branch.id, day))
  const version = `${sums.version}-${branch.accepting ? 1 : 0}`
  if (version === asked.since) return { board: null }
  const found = await deps.db.read(staff.tenantId, async (db) => {
    const open = await listOpenOrders(db, branch.id)
    const ended = await listEndedOrders(db, branch.id, day)
    const paidBack = [...open, ...ended].filter((order) => order.refunding > 0).map((order) => order.id)
    return { open, ended, refunds: Map.groupBy(await listRefunds(db, paidBack), (refund) => refund.order_id) }
  })
  const look = { staff, language: asked.language, now }
  const show = (order: (typeof found.open)[number]) => showTicket(order, found.refunds.get(order.id) ?? [], look)
  const money = mayStaff(staff.role, 'see_money')
  return {
    board: {
      branch_id: branch.id, version, rendered_at: new Date(now).toISOString(), tickets: found.open.map(show), ended: found.ended.map(show),
      today: { open: found.open.length, average_minutes: sums.averageMinutes, total: toDecimal(money ? sums.total : 0) }, accepting: branch.accepting,
    },
  }
}
