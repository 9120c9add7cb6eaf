import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { CompanyUse } from '#domain/companies/company.ts'
import { guard, type Guarded } from '#server/authorization/guarded.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'
import { textsSql } from '../core/texts-sql.ts'
import { countedCompanyStates } from './company-columns.ts'

export type CompanyOrderRow = Selectable<Schema['company_orders']>

/** Takes a company whose row is locked, what it owes and a month (YYYY-MM); returns what stands of its limits. */
export async function readCompanyUse(
  db: TenantDb,
  company: { readonly id: string; readonly owed: number },
  month: string,
): Promise<CompanyUse> {
  const { rows } = await sql<{ month: string; waiting: string }>`
    select coalesce(sum(amount - returned) filter (where month = ${month} and state in ${textsSql(countedCompanyStates)}), 0) as month,
      coalesce(sum(amount) filter (where state = 'waiting'), 0) as waiting
    from company_orders where tenant_id = ${db.tenantId} and company_id = ${company.id}
      and (month = ${month} or state = 'waiting')`.execute(db.q)
  const row = rows[0]
  return { month: Number(row?.month ?? 0), waiting: Number(row?.waiting ?? 0), owed: company.owed }
}

/** Takes a company and a member's number; returns how many of the member's orders wait for the approver. */
export async function countWaiting(db: TenantDb, companyId: string, mobile: string): Promise<number> {
  const { count } = await db.q
    .selectFrom('company_orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('company_id', '=', companyId)
    .where('mobile', '=', mobile)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertCompanyOrder(
  db: WriteDb,
  row: Omit<Insertable<Schema['company_orders']>, 'tenant_id'>,
): Promise<void> {
  await db.q
    .insertInto('company_orders')
    .values({ ...row, tenant_id: db.tenantId })
    .execute()
}

/** With the zone of its branch's clock. */
export type PlacedCompanyOrder = CompanyOrderRow & { readonly time_zone: string }

const find = (db: TenantDb, column: 'order_id' | 'approval_id', value: string) =>
  db.q
    .selectFrom('company_orders as c')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.id', '=', 'c.order_id'),
    )
    .innerJoin('branches as b', (join) =>
      join.onRef('b.tenant_id', '=', 'o.tenant_id').onRef('b.id', '=', 'o.branch_id'),
    )
    .selectAll('c')
    .select('b.time_zone')
    .where('c.tenant_id', '=', db.tenantId)
    .where(`c.${column}`, '=', value)
    .executeTakeFirst()

/** Takes an order's id; returns what its company has to do with it. */
export function findCompanyOrder(db: TenantDb, orderId: string): Promise<PlacedCompanyOrder | undefined> {
  return find(db, 'order_id', orderId)
}

/** Takes the id of an approver's link; returns the order that it is about. */
export async function findByApproval(
  db: TenantDb,
  approvalId: string,
): Promise<Guarded<PlacedCompanyOrder> | undefined> {
  return guard(await find(db, 'approval_id', approvalId))
}

/** Takes an approver's number; returns the links of orders that wait for it, those that end first first. */
export async function listToApprove(
  db: TenantDb,
  mobile: string,
): Promise<{ approval_id: string; amount: number; name: string; company: string; decide_by: Date }[]> {
  const { rows } = await sql<{
    approval_id: string
    amount: number
    name: string
    company: string
    decide_by: Date
  }>`
    select c.approval_id, c.amount, o.contact_name as name, k.name as company, c.decide_by
    from companies k join company_orders c on c.tenant_id = k.tenant_id and c.company_id = k.id
    join orders o on o.tenant_id = c.tenant_id and o.id = c.order_id
    where k.tenant_id = ${db.tenantId} and k.approver_mobile = ${mobile} and c.state = 'waiting'
    order by c.decide_by limit 50`.execute(db.q)
  return rows
}

/** Takes an order and what changes of it with its company. */
export async function changeCompanyOrder(
  db: WriteDb,
  orderId: string,
  change: Updateable<Omit<Schema['company_orders'], 'tenant_id' | 'order_id'>>,
): Promise<void> {
  await db.q
    .updateTable('company_orders')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .execute()
}
