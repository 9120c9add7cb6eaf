import { sql, type RawBuilder } from 'kysely'
import type { CustomerSort } from '#domain/customers/customer-sort.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { CustomerRow } from './customers.ts'
import { searchIds } from './customer-search.ts'
import { kindsSql } from '../ordering/kind-sql.ts'

/** What a customer has had: visits whose guest paid a share of the bill, too. Money in minor units, after what went back. */
export interface Habits {
  readonly orders: number
  readonly spent: number
  readonly first_at: Date | null
  readonly last_at: Date | null
}

/** Which customers are looked for, in which order, and which part of them. */
export interface CustomerQuery {
  readonly text: string
  readonly groupId?: string | undefined
  readonly sort: CustomerSort
  readonly from: number
  readonly most: number
}

/** Of those whom the words fit, so many are put in order. */
const mostFound = 500

// written out, so that the index of served orders is known to hold them all
const served = sql`delivered_at is not null and kind in ${kindsSql('isVisit')}`

const habits = sql`count(*)::int as orders, coalesce(sum(total - returned), 0)::bigint as spent,
  min(delivered_at) as first_at, max(delivered_at) as last_at`

const orderings: Readonly<Record<CustomerSort, RawBuilder<unknown>>> = {
  newest: sql`c.joined_at desc, c.id`,
  spent: sql`coalesce(h.spent, 0) desc, c.joined_at desc, c.id`,
  orders: sql`coalesce(h.orders, 0) desc, c.joined_at desc, c.id`,
  recent: sql`h.last_at desc nulls last, c.joined_at desc, c.id`,
  // who never ordered is not away
  away: sql`h.last_at nulls last, c.joined_at, c.id`,
}

/** Takes what is looked for; returns that part of the customers with their habits, and how many there are in all. */
export async function listCustomersBy(
  db: TenantDb,
  query: CustomerQuery,
): Promise<{ rows: (CustomerRow & Habits)[]; total: number }> {
  const which = await whoFits(db, query)
  if (which === undefined) return { rows: [], total: 0 }
  const page = sql`limit ${query.most} offset ${query.from}`
  // the newest are known without their orders: fifty are looked up instead of all
  const rows =
    query.sort === 'newest'
      ? sql<CustomerRow & Habits>`
        select c.*, h.* from (select * from customers c where ${which} order by ${orderings.newest} ${page}) c,
          lateral (select ${habits} from orders
            where tenant_id = ${db.tenantId} and shopper = 'customer:' || c.id and ${served}) h
        order by ${orderings.newest}`
      : sql<CustomerRow & Habits>`
        select c.*, coalesce(h.orders, 0) as orders, coalesce(h.spent, 0) as spent, h.first_at, h.last_at
        from customers c left join (
          select shopper, ${habits} from orders where tenant_id = ${db.tenantId} and ${served} group by shopper
        ) h on h.shopper = 'customer:' || c.id
        where ${which} order by ${orderings[query.sort]} ${page}`
  const count = sql<{ total: number }>`select count(*)::int as total from customers c where ${which}`
  const [found, all] = [await rows.execute(db.q), await count.execute(db.q)]
  return { rows: found.rows, total: all.rows[0]?.total ?? 0 }
}

async function whoFits(db: TenantDb, query: CustomerQuery): Promise<RawBuilder<unknown> | undefined> {
  const typed = query.text.trim().toLowerCase()
  const byMail = typed.includes('@')
  const ids = typed === '' || byMail ? undefined : await searchIds(db, typed, mostFound)
  if (ids?.length === 0) return undefined
  const parts = [
    sql`c.tenant_id = ${db.tenantId} and c.deleted_at is null`,
    ...(byMail ? [sql`c.email = ${typed}`] : []),
    ...(ids ? [sql`c.id = any (${ids})`] : []),
    ...(query.groupId === undefined ? [] : [sql`c.group_id = ${query.groupId}`]),
  ]
  return sql`${sql.join(parts, sql` and `)}`
}

/** Takes a shopper; returns what it has had. */
export async function readHabits(db: TenantDb, shopper: string): Promise<Habits> {
  const { rows } = await sql<Habits>`
    select ${habits} from orders where tenant_id = ${db.tenantId} and shopper = ${shopper} and ${served}`.execute(
    db.q,
  )
  return rows[0] ?? { orders: 0, spent: 0, first_at: null, last_at: null }
}
