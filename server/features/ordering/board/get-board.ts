import { createHash } from 'node:crypto'
import type { BoardAnswerWire, BoardChangeWire, BoardWire } from '#contract/ordering/board.ts'
import { constants } from '#domain/core/limits.ts'
import { toDecimal } from '#domain/core/money.ts'
import { openingAt } from '#domain/timing/opening.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { hoursNote } from '#server/content/hours-note.ts'
import type { StaffSession } from '#server/http/request.ts'
import { showTicket } from '#server/show/show-ticket.ts'
import {
  listBoardVersions,
  listEndedOrders,
  listNamedOrders,
  listOpenOrders,
  readBoardVersion,
  sumDay,
} from '#server/store/ordering/board.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { listRefunds } from '#server/store/payments/refunds.ts'
import { listTableCalls, type TableCall } from '#server/store/dine-in/table-calls.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { businessDayStart } from '#domain/core/business-day.ts'

/** Which board, in which language, which one the page shows already, and whose tickets it wants of a later one. */
export interface BoardQuery {
  readonly branchId: string
  readonly language: Language
  readonly since?: string | undefined
  readonly orders?: readonly string[] | undefined
}

/**
 * Takes a session and a wish; returns the branch's board, null when it is still the one shown (safety 29). Who names
 * orders gets what changed in place of all (decision 0084). Refuses 'not-allowed' and 'branch-not-found'. Design 11.
 */
export async function getBoard(
  deps: Deps,
  staff: StaffSession,
  input: BoardQuery,
): Promise<BoardAnswerWire | Refusal> {
  const branch = branchFor(staff, 'see_board', await deps.catalogues.current(staff.tenantId), input.branchId)
  if (isRefusal(branch)) return branch
  const now = deps.clock()
  const dayStart = new Date(businessDayStart(now, branch.timeZone))
  // tickets say "tomorrow", and roles see different things of them
  const opening = openingAt(branch, undefined, now)
  const closed = opening.open ? '' : hoursNote(branch, opening, input.language, now)
  const look = [staff.role, businessDate(now, branch.timeZone, 0), planName(branch)].join(' ')
  return deps.db.snapshot(staff.tenantId, async (db) => {
    const calls = mayStaff(staff.role, 'tables') ? await listTableCalls(db, branch.id) : []
    const orders = await readBoardVersion(db, branch.id, dayStart)
    const version = nameOf([orders, JSON.stringify(calls), look, closed], branch, dayStart)
    const { language, since, orders: named } = input
    if (version === since) return { board: null }
    const parts = { staff, branch, now, dayStart, look, version, language, calls, closed }
    if (since === undefined || named === undefined) return { board: await readBoard(db, parts) }
    return { board: null, change: await readChange(db, parts, named) }
  })
}

/** Tickets say whether the branch is closed at their slot. */
function planName({ hours, typeHours, exceptions, pauses }: Branch): string {
  const plan = JSON.stringify([hours, typeHours, exceptions, pauses])
  return createHash('sha256').update(plan).digest('base64url').slice(0, 8)
}

/** The board also follows the branch's switch and hours, the day, and what the role may see. */
function nameOf(shown: readonly string[], { accepting }: Branch, dayStart: Date): string {
  return createHash('sha256')
    .update([...shown, accepting, dayStart.getTime()].join('\n'))
    .digest('base64url')
    .slice(0, 22)
}

interface BoardParts {
  readonly staff: StaffSession
  readonly branch: Branch
  readonly now: number
  readonly dayStart: Date
  readonly look: string
  readonly version: string
  readonly language: Language
  readonly calls: readonly TableCall[]
  readonly closed: string
}

async function readBoard(db: TenantDb, parts: BoardParts): Promise<BoardWire> {
  const { branch, dayStart } = parts
  const head = await readHead(db, parts)
  const open = await listOpenOrders(db, branch.id)
  const ended = await listEndedOrders(db, branch.id, dayStart)
  const tickets = await showTickets(db, [...open, ...ended], parts)
  return { ...head, tickets: tickets.slice(0, open.length), ended: tickets.slice(open.length) }
}

async function readChange(
  db: TenantDb,
  parts: BoardParts,
  named: readonly string[],
): Promise<BoardChangeWire> {
  const head = await readHead(db, parts)
  const shown = named.filter((id) => Object.hasOwn(head.marks, id))
  return { ...head, tickets: await showTickets(db, await listNamedOrders(db, parts.branch.id, shown), parts) }
}

async function showTickets(
  db: TenantDb,
  orders: readonly OrderRow[],
  { staff, branch, now, language }: BoardParts,
): Promise<BoardWire['tickets']> {
  const refunds = await listRefunds(
    db,
    orders.map((order) => order.id),
  )
  const byOrder = Map.groupBy(refunds, (refund) => refund.order_id)
  const look = { staff, language, now, zone: branch.timeZone, plan: branch }
  return orders.map((order) => showTicket(order, byOrder.get(order.id) ?? [], look))
}

async function readHead(db: TenantDb, parts: BoardParts): Promise<Omit<BoardChangeWire, 'tickets'>> {
  const { staff, branch, now, dayStart, look, version, language, calls, closed } = parts
  const marks = await listBoardVersions(db, branch.id, dayStart, look)
  const today = businessDate(now, branch.timeZone, constants.businessDayStartMinutes)
  const day = await sumDay(db, branch.id, today)
  return {
    branch_id: branch.id,
    version,
    rendered_at: new Date(now).toISOString(),
    marks: Object.fromEntries(marks.map(({ id, mark }) => [id, mark])),
    today: {
      open: marks.filter(({ open }) => open).length,
      average_minutes: day.averageMinutes,
      total: toDecimal(mayStaff(staff.role, 'see_money') ? day.total : 0),
    },
    accepting: branch.accepting,
    closed,
    calls: calls.map((call) => ({
      session_id: call.session_id,
      table: call.table_name,
      area: wordIn({ ar: call.area_ar, en: call.area_en }, language),
      wants: (['confirm', 'waiter', 'bill', 'join'] as const).filter((want) => call[want]),
      since: call.since.toISOString(),
    })),
  }
}
