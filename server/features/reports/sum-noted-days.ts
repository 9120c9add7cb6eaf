import { constants } from '#domain/core/limits.ts'
import { hoursOfDay, type ReportRange } from '#domain/reports/report-range.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import type { OutboxEvents } from '#server/store/core/outbox.ts'
import { listNotedDays, listNoteTimes, noteSalesDays, sumSalesDay } from '#server/store/reports/sum-sales.ts'

/** So many days are summed while somebody waits for a report; a backlog beyond it is left to the sweeper. */
const mostAtOnce = 40
const restMs = 60_000

/** Takes branches and a range; sums the noted days in it. Returns how many are left to the sweeper. */
export async function sumNotedDays(
  deps: Pick<Deps, 'db'>,
  tenantId: string,
  branches: readonly Branch[],
  range: ReportRange,
): Promise<number> {
  if (branches.length === 0) return 0
  const input = { branchIds: branches.map(({ id }) => id), ...range, most: 2000 }
  const noted = await deps.db.read(tenantId, (db) => listNotedDays(db, input))
  // the newest are what somebody waits for
  const now = noted.slice(-mostAtOnce)
  for (const day of now) {
    const zone = branches.find(({ id }) => id === day.branch_id)?.timeZone ?? 'UTC'
    await sumDay(deps, tenantId, { branchId: day.branch_id, date: day.business_date, zone })
  }
  return noted.length - now.length
}

/** Takes a tenant and a due day's id; sums it. */
export async function sumDueDay(deps: Deps, tenantId: string, id: string): Promise<void> {
  const [branchId = '', date = ''] = id.split(':')
  const { branches } = await deps.catalogues.current(tenantId)
  const zone = branches.find((branch) => branch.id === branchId)?.timeZone ?? 'UTC'
  await sumDay(deps, tenantId, { branchId, date, zone })
}

function sumDay(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  { branchId, date, zone }: { branchId: string; date: string; zone: string },
): Promise<void> {
  const day = { branchId, date, ...hoursOfDay(date, zone) }
  return db.write(tenantId, (tx) => sumSalesDay(tx, day))
}

type Changed = Pick<OutboxEvents['order-changed'], 'orderId' | 'branchId'>

/**
 * Orders changed: their days, today's for what went back of them, and those of their credit notes (of a cancelled order they
 * count no more) are to be summed anew, in a minute or when asked.
 */
export async function noteOrderDays(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogues'>,
  tenantId: string,
  changed: readonly Changed[],
): Promise<void> {
  const { branches } = await deps.catalogues.current(tenantId)
  const now = deps.clock()
  const dateAt = (branchId: string, at: number) => {
    const zone = branches.find(({ id }) => id === branchId)?.timeZone ?? 'UTC'
    return businessDate(at, zone, constants.businessDayStartMinutes)
  }
  const ids = changed.map(({ orderId }) => orderId)
  const notes = await deps.db.single(tenantId, (db) => listNoteTimes(db, ids))
  const days = [...changed.map((one) => ({ ...one, at: new Date(now) })), ...notes].map(
    ({ orderId, branchId, at }) => ({ orderId, branchId, date: dateAt(branchId, at.getTime()) }),
  )
  await deps.db.single(tenantId, (db) => noteSalesDays(db, days, new Date(now + restMs)))
}
