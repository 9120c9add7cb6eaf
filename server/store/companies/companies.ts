import { sql, type Selectable } from 'kysely'
import type { CompanyLimits } from '#domain/companies/company.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type CompanyRow = Selectable<Schema['companies']>
export type MemberRow = Selectable<Schema['company_members']>
export type CompanyEntryRow = Selectable<Schema['company_entries']>

/** Takes a company; returns its limits. */
export function limitsOfCompany(row: CompanyRow): CompanyLimits {
  return { order: row.order_limit, month: row.month_limit, credit: row.credit_limit }
}

/** Takes a customer; returns the account that they order on, while it is in use: by the number that was proven. */
export function findCompanyOf(db: TenantDb, customerId: string): Promise<CompanyRow | undefined> {
  return db.q
    .selectFrom('customers as c')
    .innerJoin('company_members as m', (join) =>
      join.onRef('m.tenant_id', '=', 'c.tenant_id').onRef('m.mobile', '=', 'c.mobile'),
    )
    .innerJoin('companies as k', (join) =>
      join.onRef('k.tenant_id', '=', 'm.tenant_id').onRef('k.id', '=', 'm.company_id'),
    )
    .selectAll('k')
    .where('c.tenant_id', '=', db.tenantId)
    .where('c.id', '=', customerId)
    .where('c.deleted_at', 'is', null)
    .where('k.active', '=', true)
    .executeTakeFirst()
}

/** Takes a customer; returns whose member the number is, in use or not, and the name that stands there. */
export function findMembership(
  db: TenantDb,
  customerId: string,
): Promise<{ company: string; member_name: string } | undefined> {
  return db.q
    .selectFrom('customers as c')
    .innerJoin('company_members as m', (join) =>
      join.onRef('m.tenant_id', '=', 'c.tenant_id').onRef('m.mobile', '=', 'c.mobile'),
    )
    .innerJoin('companies as k', (join) =>
      join.onRef('k.tenant_id', '=', 'm.tenant_id').onRef('k.id', '=', 'm.company_id'),
    )
    .select(['k.name as company', 'm.name as member_name'])
    .where('c.tenant_id', '=', db.tenantId)
    .where('c.id', '=', customerId)
    .executeTakeFirst()
}

/** Takes a company's id; returns it with its row locked: its limits are judged one order after the other. Safety 8: after all balances. */
export function lockCompany(db: WriteDb, id: string): Promise<CompanyRow | undefined> {
  return db.q
    .selectFrom('companies')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The same without the lock. */
export function findCompany(db: TenantDb, id: string): Promise<CompanyRow | undefined> {
  return db.q
    .selectFrom('companies')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns all companies by name, with what of their orders waits for the approver (minor units and count). */
export async function listCompanies(
  db: TenantDb,
): Promise<(CompanyRow & { waiting: number; waiting_orders: number })[]> {
  const { rows } = await sql<CompanyRow & { waiting: number; waiting_orders: number }>`
    select k.*, coalesce(w.amount, 0)::bigint as waiting, coalesce(w.orders, 0)::int as waiting_orders
    from companies k left join lateral (
      select sum(o.amount) as amount, count(*) as orders from company_orders o
      where o.tenant_id = k.tenant_id and o.company_id = k.id and o.state = 'waiting'
    ) w on true
    where k.tenant_id = ${db.tenantId} order by k.active desc, k.name, k.id`.execute(db.q)
  return rows.map((row) => ({ ...row, waiting: Number(row.waiting) }))
}

/** Returns the members of all companies, or of one, by name. */
export function listMembers(db: TenantDb, companyId?: string): Promise<MemberRow[]> {
  return db.q
    .selectFrom('company_members')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .$if(companyId !== undefined, (q) => q.where('company_id', '=', companyId ?? ''))
    .orderBy('name')
    .orderBy('mobile')
    .execute()
}

/** What staff keep of a company. */
export type CompanyValues = Pick<
  CompanyRow,
  | 'name'
  | 'tax_number'
  | 'approver_name'
  | 'approver_mobile'
  | 'approver_language'
  | 'order_limit'
  | 'month_limit'
  | 'credit_limit'
  | 'active'
>

export async function insertCompany(db: TenantDb, id: string, values: CompanyValues): Promise<void> {
  await db.q
    .insertInto('companies')
    .values({ ...values, id, tenant_id: db.tenantId })
    .execute()
}

export async function updateCompany(db: TenantDb, before: CompanyRow, values: CompanyValues): Promise<void> {
  await db.q
    .updateTable('companies')
    .set({ ...values, version: before.version + 1 })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', before.id)
    .execute()
}

/** Takes a company and its members as they are to be; returns a number that another company has, if there is one. */
export async function replaceMembers(
  db: TenantDb,
  companyId: string,
  members: readonly { readonly name: string; readonly mobile: string }[],
): Promise<string | undefined> {
  await db.q
    .deleteFrom('company_members')
    .where('tenant_id', '=', db.tenantId)
    .where('company_id', '=', companyId)
    .execute()
  if (members.length === 0) return undefined
  const added = await db.q
    .insertInto('company_members')
    .values(members.map((one) => ({ ...one, tenant_id: db.tenantId, company_id: companyId })))
    .onConflict((on) => on.doNothing())
    .returning('mobile')
    .execute()
  const here = new Set(added.map(({ mobile }) => mobile))
  return members.find(({ mobile }) => !here.has(mobile))?.mobile
}

/** Takes a number of an account that goes; it orders on no company's account any more. Rule "Deleting an account". */
export async function forgetMember(db: TenantDb, mobile: string): Promise<void> {
  const of = sql`tenant_id = ${db.tenantId} and mobile = ${mobile}`
  await sql`delete from company_members where ${of}`.execute(db.q)
  await sql`update company_orders set mobile = '' where ${of}`.execute(db.q)
}

/** A change of what a company owes: minor units with their sign, what it comes of, and its month. */
export interface NewCompanyEntry {
  readonly kind: CompanyEntryRow['kind']
  readonly amount: number
  readonly source: string
  readonly month: string
  readonly at: Date
  readonly orderId?: string
  readonly note?: string
  readonly staffId?: string
}

/**
 * Takes a locked company and a change of what it owes; writes it with the next number. One that is there already (source
 * and kind) is not written again. Returns whether it was. Safety 8.
 */
export async function addCompanyEntry(
  db: WriteDb,
  companyId: string,
  entry: NewCompanyEntry,
): Promise<boolean> {
  const known = await db.q
    .selectFrom('company_entries')
    .select('seq')
    .where('tenant_id', '=', db.tenantId)
    .where('company_id', '=', companyId)
    .where('source', '=', entry.source)
    .where('kind', '=', entry.kind)
    .executeTakeFirst()
  if (known) return false
  await sql`
    with next as (
      update companies set seq = seq + 1, owed = owed + ${entry.amount}
      where tenant_id = ${db.tenantId} and id = ${companyId} returning seq, owed
    )
    insert into company_entries (tenant_id, company_id, seq, kind, amount, owed, source, order_id, note, staff_id, month, at)
    select ${db.tenantId}, ${companyId}, next.seq, ${entry.kind}, ${entry.amount}, next.owed, ${entry.source},
      ${entry.orderId ?? null}, ${entry.note ?? ''}, ${entry.staffId ?? null}, ${entry.month}, ${entry.at}::timestamptz
    from next`.execute(db.q)
  return true
}

/** A line of a statement, with the order that it is about. */
export type StatementRow = CompanyEntryRow & {
  readonly order_number: number | null
  readonly business_date: string | null
  readonly contact_name: string | null
}

/** Takes a company and a month (YYYY-MM); returns its entries, oldest first. */
export async function listStatement(
  db: TenantDb,
  companyId: string,
  month: string,
): Promise<readonly StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select e.*, o.number as order_number, o.business_date, o.contact_name
    from company_entries e left join orders o on o.tenant_id = e.tenant_id and o.id = e.order_id
    where e.tenant_id = ${db.tenantId} and e.company_id = ${companyId} and e.month = ${month}
    order by e.seq`.execute(db.q)
  return rows
}

/** Takes a company and a month; returns what it owed before that month's first entry. */
export async function owedBefore(db: TenantDb, companyId: string, month: string): Promise<number> {
  const row = await db.q
    .selectFrom('company_entries')
    .select('owed')
    .where('tenant_id', '=', db.tenantId)
    .where('company_id', '=', companyId)
    .where('month', '<', month)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.owed ?? 0
}
