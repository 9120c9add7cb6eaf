import { createHash } from 'node:crypto'
import type { BoardWire } from '#contract/staff.ts'
import { constants } from '#domain/limits.ts'
import { toDecimal } from '#domain/money.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { mayStaff } from '#domain/staff-role.ts'
import { wordIn, type Language } from '#domain/words.ts'
import { businessDate } from '#domain/zoned-time.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/deps.ts'
import type { StaffSession } from '#server/request.ts'
import { showTicket } from '#server/show-ticket.ts'
import { listEndedOrders, listOpenOrders, readBoardVersion, sumDay } from '#server/store/board.ts'
import type { Branch } from '#server/store/catalogue.ts'
import { listRefunds } from '#server/store/refunds.ts'
import { listTableCalls, type TableCall } from '#server/store/table-calls.ts'
import { branchFor } from './branches-of.ts'
import { businessDayStart } from './business-day.ts'

/** Which board, in which language, and which one the page shows already. */
export interface BoardWish {
  readonly branchId: string
  readonly language: Language
  readonly since?: string | undefined
}

/**
 * Takes a session and a wish; returns the branch's board, null when it is still the one shown (safety 29). Refuses
 * 'not-allowed' and 'branch-not-found'. DESIGN 11.
 */
export async function getBoard(
  deps: Deps,
  staff: StaffSession,
  wish: BoardWish,
): Promise<{ board: BoardWire | null } | Refusal> {
  const branch = branchFor(staff, 'see_board', await deps.catalogues.current(staff.tenantId), wish.branchId)
  if (isRefusal(branch)) return branch
  const now = deps.clock()
  const dayStart = new Date(businessDayStart(now, branch.timeZone))
  return deps.db.snapshot(staff.tenantId, async (db) => {
    const calls = mayStaff(staff.role, 'tables') ? await listTableCalls(db, branch.id) : []
    const orders = await readBoardVersion(db, branch.id, dayStart)
    const version = nameOf([orders, JSON.stringify(calls)], staff, branch, dayStart)
    if (version === wish.since) return { board: null }
    const { language } = wish
    return { board: await readBoard(db, { staff, branch, now, dayStart, version, language, calls }) }
  })
}

/** The board also follows the branch's switch, the day, and what the role may see. */
function nameOf(
  shown: readonly string[],
  { role }: StaffSession,
  { accepting }: Branch,
  dayStart: Date,
): string {
  return createHash('sha256')
    .update([...shown, role, accepting, dayStart.getTime()].join('\n'))
    .digest('base64url')
    .slice(0, 22)
}

interface BoardParts {
  readonly staff: StaffSession
  readonly branch: Branch
  readonly now: number
  readonly dayStart: Date
  readonly version: string
  readonly language: Language
  readonly calls: readonly TableCall[]
}

async function readBoard(
  db: TenantDb,
  { staff, branch, now, dayStart, version, language, calls }: BoardParts,
): Promise<BoardWire> {
  const open = await listOpenOrders(db, branch.id)
  const ended = await listEndedOrders(db, branch.id, dayStart)
  const refunds = Map.groupBy(
    await listRefunds(
      db,
      [...open, ...ended].map((order) => order.id),
    ),
    (refund) => refund.order_id,
  )
  const day = await sumDay(
    db,
    branch.id,
    businessDate(now, branch.timeZone, constants.businessDayStartMinutes),
  )
  const look = { staff, language, now, zone: branch.timeZone }
  const show = (order: (typeof open)[number]) => showTicket(order, refunds.get(order.id) ?? [], look)
  return {
    branch_id: branch.id,
    version,
    rendered_at: new Date(now).toISOString(),
    tickets: open.map(show),
    ended: ended.map(show),
    today: {
      open: open.length,
      average_minutes: day.averageMinutes,
      total: toDecimal(mayStaff(staff.role, 'see_money') ? day.total : 0),
    },
    accepting: branch.accepting,
    calls: calls.map((call) => ({
      session_id: call.session_id,
      table: call.table_name,
      area: wordIn({ ar: call.area_ar, en: call.area_en }, language),
      wants: (['confirm', 'waiter', 'bill', 'join'] as const).filter((want) => call[want]),
      since: call.since.toISOString(),
    })),
  }
}
