import type { OrderLineWire, OrderListQuery, OrderListWire } from '#contract/ordering/order-desk.ts'
import { constants } from '#domain/core/limits.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { shownStatus } from '#domain/ordering/shown-status.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { addDays, parseDate, toUtc } from '#domain/core/zoned-time.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchesOf } from '#server/authorization/staff-branches.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import { findOrders, type FoundOrder } from '#server/store/ordering/order-search.ts'

const perPage = 50
const farAhead = 4_000_000_000_000

/**
 * Takes who looks and what for; returns the orders of its branches that fit, newest first. Refuses 'not-allowed' and
 * 'branch-not-found'.
 */
export async function listDeskOrders(
  deps: Deps,
  staff: StaffSession,
  query: OrderListQuery,
  language: Language,
): Promise<OrderListWire | Refusal> {
  if (!mayStaff(staff.role, 'find_orders')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const own = branchesOf(staff, catalogue.branches)
  const asked = query.branch_id === undefined ? own : own.filter(({ id }) => id === query.branch_id)
  const [first] = asked
  if (!first) return query.branch_id === undefined ? { data: [], next: null } : refuse('branch-not-found')
  const rows = await deps.db.read(staff.tenantId, (db) =>
    findOrders(db, {
      text: query.q ?? '',
      branchIds: asked.map(({ id }) => id),
      statuses: query.status ? [query.status] : [],
      types: query.type ? [query.type] : [],
      since: dayStart(query.from, 0, first) ?? 0,
      before: dayStart(query.to, 1, first) ?? farAhead,
      after: query.before,
      most: perPage + 1,
    }),
  )
  const shown = rows.slice(0, perPage)
  const now = deps.clock()
  return {
    data: shown.map((row) => showLine(row, catalogue.branches, { now, language })),
    next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** When a business day of the branch begins, so many days on; undefined without a day. */
function dayStart(date: string | undefined, days: number, { timeZone }: Branch): number | undefined {
  const day = date === undefined ? undefined : parseDate(date)
  return day && toUtc(addDays(day, days), constants.businessDayStartMinutes, timeZone)
}

function showLine(
  row: FoundOrder,
  branches: readonly Branch[],
  { now, language }: { now: number; language: Language },
): OrderLineWire {
  const branch = branches.find(({ id }) => id === row.branch_id)
  return {
    id: row.id,
    number: row.number === null ? '' : String(row.number).padStart(3, '0'),
    type: row.type,
    status: row.status,
    shown: shownStatus(row),
    branch_id: row.branch_id,
    branch: branch ? wordIn(branch.name, language) : '',
    contact_name: row.contact_name,
    contact_mobile: row.contact_mobile,
    count: row.count,
    total: toDecimal(row.total),
    payment_state: row.payment_state,
    placed_at: row.placed_at.toISOString(),
    when: momentWords(row.placed_at.getTime(), now, branch?.timeZone ?? 'UTC', language),
  }
}
