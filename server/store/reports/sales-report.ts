import type { Words } from '#domain/core/words.ts'
import type { TaxCategoryCode } from '#domain/einvoicing/tax-document.ts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { billColumns } from './bill-columns.ts'

/** By what a report is divided. */
export type ReportBy = 'day' | 'hour' | 'branch' | 'type' | 'method'

/** Branches and business dates that a report is about. */
export interface ReportQuery {
  readonly branchIds: readonly string[]
  readonly from: string
  readonly to: string
}

/** Sums of sales, minor units. */
export interface SalesSums {
  readonly orders: number
  readonly lost: number
  readonly food: number
  readonly discount: number
  readonly coupon: number
  readonly points: number
  readonly delivery: number
  readonly fees: number
  readonly service: number
  readonly vat: number
  readonly deposits: number
  readonly total: number
  /** Of the total, deposits of reservations. */
  readonly reservations: number
  readonly wallet: number
  readonly captured: number
  readonly till: number
  /** On companies' accounts. */
  readonly account: number
}

const columns: Readonly<Record<ReportBy, RawBuilder<string>>> = {
  day: sql`business_date::text`,
  hour: sql`hour::text`,
  branch: sql`branch_id`,
  type: sql`type`,
  method: sql`pay_method`,
}
const ofBills = sql.join(
  billColumns.map(({ column }) => sql`sum(${sql.ref(column)})::bigint as ${sql.ref(column)}`),
)
const sums = sql`sum(orders)::bigint as orders, sum(lost)::bigint as lost, ${ofBills},
  coalesce(sum(total) filter (where type = 'reservation'), 0)::bigint as reservations,
  sum(captured)::bigint as captured, sum(till)::bigint as till,
  coalesce(sum(total - wallet) filter (where pay_method = 'company'), 0)::bigint as account`
const within = (db: TenantDb, { branchIds, from, to }: ReportQuery) =>
  sql`tenant_id = ${db.tenantId} and branch_id = any (${[...branchIds]}) and business_date between ${from} and ${to}`

/** Takes a wish and by what to divide; returns the sums of each part, by its key. */
export async function sumSalesBy(
  db: TenantDb,
  input: ReportQuery,
  by: ReportBy,
): Promise<(SalesSums & { key: string })[]> {
  const { rows } = await sql<SalesSums & { key: string }>`
    select ${columns[by]} as key, ${sums} from sales_hours where ${within(db, input)} group by 1 order by 1`.execute(
    db.q,
  )
  return rows
}

/** What was sold of an item; `amount` is what its lines cost, minor units. */
export interface ItemSales extends Words {
  readonly key: string
  readonly quantity: number
  readonly amount: number
}

/** Takes a wish; returns the items that sold, most money first. */
export async function sumItems(db: TenantDb, input: ReportQuery, most: number): Promise<ItemSales[]> {
  const { rows } = await sql<ItemSales>`
    select item_id as key, max(name_ar) as ar, max(name_en) as en, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount
    from sales_items where ${within(db, input)} group by 1 order by 5 desc, 1 limit ${most}`.execute(db.q)
  return rows
}

/** What went back, minor units, by the day of the credit note. */
export interface RefundSums {
  readonly notes: number
  readonly value: number
  readonly vat: number
  readonly card: number
  readonly till: number
  readonly wallet: number
  readonly points: number
  /** Came to no card, till or wallet: staff gave it another way. */
  readonly hand: number
  /** Off companies' accounts. */
  readonly account: number
}

/** Takes a wish; returns what went back. What came to none of the others came off a company's account. */
export async function sumRefunds(db: TenantDb, input: ReportQuery): Promise<RefundSums> {
  const { rows } = await sql<RefundSums>`
    select coalesce(sum(notes), 0)::bigint as notes, coalesce(sum(value), 0)::bigint as value, coalesce(sum(vat), 0)::bigint as vat,
      coalesce(sum(card), 0)::bigint as card, coalesce(sum(till), 0)::bigint as till, coalesce(sum(wallet), 0)::bigint as wallet,
      coalesce(sum(points), 0)::bigint as points, coalesce(sum(hand), 0)::bigint as hand,
      coalesce(sum(value - card - till - wallet - points - hand), 0)::bigint as account
    from sales_refunds where ${within(db, input)}`.execute(db.q)
  return (
    rows[0] ?? { notes: 0, value: 0, vat: 0, card: 0, till: 0, wallet: 0, points: 0, hand: 0, account: 0 }
  )
}

/** What was sold and went back of one kind of VAT, minor units. */
export interface TaxSales {
  readonly category: TaxCategoryCode
  readonly basisPoints: number
  /** Of why no VAT was due; empty without one. */
  readonly code: string
  readonly net: number
  readonly vat: number
  readonly netBack: number
  readonly vatBack: number
}

/** Takes a wish; returns the sums of each kind of VAT, the highest rate first. */
export async function sumSalesTaxes(db: TenantDb, input: ReportQuery): Promise<TaxSales[]> {
  const { rows } = await sql<TaxSales>`
    select category, basis_points as "basisPoints", code, sum(net)::bigint as net, sum(vat)::bigint as vat,
      sum(net_back)::bigint as "netBack", sum(vat_back)::bigint as "vatBack"
    from sales_taxes where ${within(db, input)} group by 1, 2, 3 order by 2 desc, 1, 3`.execute(db.q)
  return rows
}

/** What a fee brought; `amount` with VAT, minor units. */
export interface FeeSales extends Words {
  readonly orders: number
  readonly amount: number
}

/** Takes a wish; returns what each fee brought, most money first. */
export async function sumSalesFees(db: TenantDb, input: ReportQuery): Promise<FeeSales[]> {
  const { rows } = await sql<FeeSales>`
    select max(name_ar) as ar, max(name_en) as en, sum(orders)::bigint as orders, sum(amount)::bigint as amount
    from sales_fees where ${within(db, input)} group by fee_id order by 4 desc, fee_id`.execute(db.q)
  return rows
}

/** Takes a wish as moments; returns how guests rated in it. */
export async function sumRatings(
  db: TenantDb,
  { branchIds, from, to }: { branchIds: readonly string[]; from: Date; to: Date },
): Promise<{ count: number; food: number | null; service: number | null }> {
  const { rows } = await sql<{ count: number; food: number | null; service: number | null }>`
    select count(*)::int as count, avg(food)::float8 as food, avg(service)::float8 as service from ratings
    where tenant_id = ${db.tenantId} and branch_id = any (${[...branchIds]}) and made_at >= ${from} and made_at < ${to}`.execute(
    db.q,
  )
  return rows[0] ?? { count: 0, food: null, service: null }
}
