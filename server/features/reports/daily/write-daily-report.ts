import type { ReportWire } from '#contract/reports.ts'
import { currencySymbol } from '#domain/country.ts'
import { daysFrom } from '#domain/daily-report.ts'
import { dailyReportWords } from '#domain/daily-report-words.ts'
import { toDecimal } from '#domain/money.ts'
import { isRefusal } from '#domain/refusal.ts'
import { wordIn } from '#domain/words.ts'
import { originOf, type Deps } from '#server/deps.ts'
import { branchesOf } from '#server/staff-branches.ts'
import { readReports } from '../read-report.ts'
import type { Reader } from './find-reader.ts'

const parts = { branches: 'branch', types: 'type', items: 'item' } as const

/** What a member is told of a day; undefined when there is nothing to tell, `'later'` while the day is not summed whole. */
export type DailyMail = { readonly subject: string; readonly body: string } | 'later' | undefined

/**
 * Takes a reader, a business date and whether days without orders are told too; writes the mail from the reports that
 * the reader would see in the console.
 */
export async function writeDailyReport(
  deps: Deps,
  { member, staff }: Reader,
  { date, quietDays }: { date: string; quietDays: boolean },
): Promise<DailyMail> {
  const { tenant, branches: all } = await deps.catalogues.current(staff.tenantId)
  const { language } = member
  const read = (day: string) => readReports(deps, staff, { from: day, to: day, by: parts }, language)
  const reports = await read(date)
  const before = await read(daysFrom(date, -7))
  if (isRefusal(reports) || isRefusal(before)) return undefined
  const { branches, types, items } = reports
  if (branches.days_left > 0 || before.branches.days_left > 0) return 'later'
  if (isEmpty(branches) && !quietDays) return undefined
  const { sums, refunds, ratings } = branches
  const several = branchesOf(staff, all).length > 1
  const origin = originOf(deps.settled, `console.${deps.settled.platformHost}`)
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
    link: `${origin}${language === 'en' ? '/en' : ''}/reports?from=${date}&to=${date}&by=branch`,
  })
}

const isEmpty = ({ sums, refunds }: ReportWire) =>
  sums.orders === 0 && sums.lost === 0 && refunds.notes === 0 && sums.total === toDecimal(0)
