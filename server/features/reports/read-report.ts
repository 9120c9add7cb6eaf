import type { ReportPart, ReportWire } from '#contract/reports/reports.ts'
import { toDecimal } from '#domain/core/money.ts'
import { hoursOfDay, rangeBefore, reportRange, type ReportRange } from '#domain/reports/report-range.ts'
import { refuse, isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { taxWords } from '#domain/pricing/tax-words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchesOf } from '#server/authorization/staff-branches.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import {
  sumItems,
  sumRatings,
  sumRefunds,
  sumSalesBy,
  sumSalesFees,
  sumSalesTaxes,
  type ReportQuery,
  type SalesSums,
  type TaxSales,
} from '#server/store/reports/sales-report.ts'
import { namePart } from './name-part.ts'
import { sumNotedDays } from './sum-noted-days.ts'

const mostItems = 500

/** What of the sales, divided by what; dates as typed. */
export interface ReportAsked {
  readonly branch_id?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly by: ReportPart
}

/**
 * Takes who asks and for what; returns the report of its branches. Days whose orders changed are summed first, so that
 * the sums are those of the ledgers. Refuses 'not-allowed', 'branch-not-found' and 'date-invalid'.
 */
export async function readReport(
  deps: Deps,
  staff: StaffSession,
  { by, ...asked }: ReportAsked,
  language: Language,
): Promise<ReportWire | Refusal> {
  const reports = await readReports(deps, staff, { ...asked, by: { by } }, language)
  return isRefusal(reports) ? reports : reports.by
}

/** Takes the same with several parts, each by a name; returns a report of each, all of one moment. Refuses as above. */
export async function readReports<Name extends string>(
  deps: Deps,
  staff: StaffSession,
  asked: Omit<ReportAsked, 'by'> & { readonly by: Readonly<Record<Name, ReportPart>> },
  language: Language,
): Promise<Readonly<Record<Name, ReportWire>> | Refusal> {
  if (!mayStaff(staff.role, 'reports')) return refuse('not-allowed')
  const branches = await branchesAsked(deps, staff, asked.branch_id)
  if (isRefusal(branches)) return branches
  const zone = branches[0]?.timeZone ?? 'UTC'
  const range = reportRange(asked, deps.clock(), zone)
  if (!range) return refuse('date-invalid')
  const input = { branchIds: branches.map(({ id }) => id), ...range }
  const days_left = await sumNotedDays(deps, staff.tenantId, branches, range)
  return deps.db.snapshot(staff.tenantId, async (db) => {
    const [all, before] = [await sumAll(db, input), await sumAll(db, { ...input, ...rangeBefore(range) })]
    const shared = {
      ...range,
      branch_id: asked.branch_id ?? null,
      sums: showSums(all),
      before: { ...rangeBefore(range), orders: before.orders, total: toDecimal(before.total) },
      taxes: (await sumSalesTaxes(db, input)).map((sum) => showTaxSales(sum, language)),
      fees: (await sumSalesFees(db, input)).map((fee) => ({
        name: wordIn(fee, language),
        orders: fee.orders,
        total: toDecimal(fee.amount),
      })),
      refunds: await showRefunds(db, input),
      ratings: await showRatings(db, input, range, zone),
      days_left,
      rendered_at: new Date(deps.clock()).toISOString(),
    }
    const reports: Partial<Record<Name, ReportWire>> = {}
    for (const name of Object.keys(asked.by) as Name[]) {
      const by = asked.by[name]
      reports[name] = { ...shared, by, rows: await readRows(db, input, by, { branches, language }) }
    }
    return reports as Record<Name, ReportWire>
  })
}

/** Takes who asks and a branch, none for all; returns the branches of the report. Refuses 'branch-not-found'. */
export async function branchesAsked(
  deps: Deps,
  staff: StaffSession,
  branchId: string | undefined,
): Promise<readonly Branch[] | Refusal> {
  const { branches } = await deps.catalogues.current(staff.tenantId)
  const own = branchesOf(staff, branches)
  if (branchId === undefined) return own
  const one = own.filter(({ id }) => id === branchId)
  return one.length === 1 ? one : refuse('branch-not-found')
}

const none: SalesSums = {
  orders: 0,
  lost: 0,
  food: 0,
  discount: 0,
  coupon: 0,
  points: 0,
  delivery: 0,
  fees: 0,
  service: 0,
  vat: 0,
  deposits: 0,
  total: 0,
  reservations: 0,
  wallet: 0,
  captured: 0,
  till: 0,
  account: 0,
}

async function sumAll(db: TenantDb, input: ReportQuery): Promise<SalesSums> {
  const rows = await sumSalesBy(db, input, 'branch')
  const names = Object.keys(none) as (keyof SalesSums)[]
  return rows.reduce<SalesSums>(
    (sum, row) =>
      Object.fromEntries(names.map((name) => [name, sum[name] + row[name]])) as unknown as SalesSums,
    none,
  )
}

/** Each by its name: a sum that one of both sides does not know does not compile. */
function showSums({ orders, lost, ...sums }: SalesSums): ReportWire['sums'] {
  return {
    orders,
    lost,
    food: toDecimal(sums.food),
    discount: toDecimal(sums.discount),
    coupon: toDecimal(sums.coupon),
    points: toDecimal(sums.points),
    delivery: toDecimal(sums.delivery),
    fees: toDecimal(sums.fees),
    service: toDecimal(sums.service),
    vat: toDecimal(sums.vat),
    deposits: toDecimal(sums.deposits),
    total: toDecimal(sums.total),
    reservations: toDecimal(sums.reservations),
    wallet: toDecimal(sums.wallet),
    captured: toDecimal(sums.captured),
    till: toDecimal(sums.till),
    account: toDecimal(sums.account),
  }
}

async function readRows(
  db: TenantDb,
  input: ReportQuery,
  by: ReportPart,
  look: { branches: readonly Branch[]; language: Language },
): Promise<ReportWire['rows']> {
  if (by === 'item') {
    const items = await sumItems(db, input, mostItems)
    return items.map((one) => ({
      key: one.key,
      name: one[look.language],
      orders: 0,
      quantity: one.quantity,
      total: toDecimal(one.amount),
    }))
  }
  const rows = await sumSalesBy(db, input, by)
  return rows.map((row) => ({
    key: row.key,
    name: namePart(by, row.key, look),
    orders: row.orders,
    quantity: 0,
    total: toDecimal(row.total),
  }))
}

async function showRefunds(db: TenantDb, input: ReportQuery): Promise<ReportWire['refunds']> {
  const { notes, ...amounts } = await sumRefunds(db, input)
  const shown = Object.entries(amounts).map(([name, value]) => [name, toDecimal(value)])
  return { notes, ...(Object.fromEntries(shown) as Omit<ReportWire['refunds'], 'notes'>) }
}

function showTaxSales(sum: TaxSales, language: Language): ReportWire['taxes'][number] {
  return {
    category: sum.category,
    name: wordIn(taxWords({ code: sum.category, basisPoints: sum.basisPoints }), language),
    code: sum.code,
    net: toDecimal(sum.net),
    vat: toDecimal(sum.vat),
    net_back: toDecimal(sum.netBack),
    vat_back: toDecimal(sum.vatBack),
  }
}

async function showRatings(
  db: TenantDb,
  { branchIds }: ReportQuery,
  range: ReportRange,
  zone: string,
): Promise<ReportWire['ratings']> {
  const { count, food, service } = await sumRatings(db, {
    branchIds,
    from: new Date(hoursOfDay(range.from, zone).from),
    to: new Date(hoursOfDay(range.to, zone).to),
  })
  return { count, food: food?.toFixed(1) ?? null, service: service?.toFixed(1) ?? null }
}
