import { localPath } from '#domain/core/local-path.ts'
import type { ReportWire } from '#contract/reports/reports.ts'
import { currencySymbol } from '#domain/core/country.ts'
import { daysFrom } from '#domain/reports/daily-report.ts'
import { dailyReportWords, type DayFacts } from '#domain/reports/daily-report-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn } from '#domain/core/words.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { branchesOf } from '#server/authorization/staff-branches.ts'
import { sumWaitingRefunds } from '#server/store/waitlist/waiting-refunds.ts'
import { readReports } from '../read-report.ts'
import type { Reader } from './find-reader.ts'

const parts = { branches: 'branch', types: 'type', items: 'item' } as const

/** What a member is told of a day; undefined when there is nothing to tell, `'later'` while the day is not summed whole. */
export type DailyMail = { readonly subject: string; readonly body: string } | 'later' | undefined

/**
 * Takes a reader, a business date and whether days without orders are told too; writes the mail from the reports that
 * the reader would see in the console. While refunds wait for a person, a day without orders is told as well.
 */
export async function writeDailyReport(
  deps: Deps,
  reader: Reader,
  { date, quietDays }: { date: string; quietDays: boolean },
): Promise<DailyMail> {
  const { member, staff } = reader
  const { tenant, branches: all } = await deps.catalogues.current(staff.tenantId)
  const { language } = member
  const read = (day: string) => readReports(deps, staff, { from: day, to: day, by: parts }, language)
  const reports = await read(date)
  const before = await read(daysFrom(date, -7))
  if (isRefusal(reports) || isRefusal(before)) return undefined
  const { branches, types, items } = reports
  if (branches.days_left > 0 || before.branches.days_left > 0) return 'later'
  const waiting = await readWaiting(deps, reader)
  if (isEmpty(branches) && !quietDays && !waiting) return undefined
  const { sums, refunds, ratings } = branches
  const several = branchesOf(staff, all).length > 1
  return dailyReportWords(language, {
    restaurant: wordIn(tenant.name, language),
    date,
    symbol: wordIn(currencySymbol(tenant.currency), language),
    sums,
    refunded: refunds.value,
    ratings,
    before: {
      date: before.branches.from,
      orders: before.branches.sums.orders,
      total: before.branches.sums.total,
    },
    branches: several ? branches.rows : [],
    types: types.rows.filter(({ orders }) => orders > 0),
    items: items.rows,
    waiting,
    link: consoleLink(deps, reader, `/reports?from=${date}&to=${date}&by=branch`),
  })
}

/** What waits for a person as it is now, of the branches of one who may see to it. Safety 5. */
async function readWaiting(deps: Deps, reader: Reader): Promise<DayFacts['waiting']> {
  const { member, staff } = reader
  if (!mayStaff(staff.role, 'refund')) return undefined
  const { tenant, branches } = await deps.catalogues.current(staff.tenantId)
  const ids = branchesOf(staff, branches).map(({ id }) => id)
  const sums = await deps.db.read(staff.tenantId, (db) => sumWaitingRefunds(db, ids))
  if (sums.length === 0) return undefined
  const own = wordIn(currencySymbol(tenant.currency), member.language)
  return {
    count: sums.reduce((all, { count }) => all + count, 0),
    amounts: sums.map(({ currency, amount }) => ({
      amount: toDecimal(amount),
      symbol: currency === tenant.currency ? own : currency,
    })),
    link: consoleLink(deps, reader, '/orders'),
  }
}

function consoleLink({ settled }: Deps, { member }: Reader, path: string): string {
  const origin = originOf(settled, `console.${settled.platformHost}`)
  return origin + localPath(path, member.language)
}

const isEmpty = ({ sums, refunds }: ReportWire) =>
  sums.orders === 0 && sums.lost === 0 && refunds.notes === 0 && sums.total === toDecimal(0)
