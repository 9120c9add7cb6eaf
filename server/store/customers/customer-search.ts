import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { CustomerRow } from './customers.ts'
import { searchTerms } from '../ordering/order-search.ts'

/** Takes what was typed; returns customers whose name, number or e-mail it is a part of, newest first. Nothing typed: the newest. */
export async function findCustomers(db: TenantDb, text: string, most: number): Promise<CustomerRow[]> {
  const typed = text.trim().toLowerCase()
  const ids = typed === '' || typed.includes('@') ? undefined : await searchIds(db, typed, most)
  if (ids?.length === 0) return []
  return db.q
    .selectFrom('customers')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('deleted_at', 'is', null)
    .$if(typed.includes('@'), (q) => q.where('email', '=', typed))
    .$if(ids !== undefined, (q) => q.where('id', 'in', ids ?? []))
    .orderBy('joined_at', 'desc')
    .limit(most)
    .execute()
}

/** Takes what was typed; returns ids of customers whose name or number it is a part of, in no order. */
export async function searchIds(db: TenantDb, typed: string, most: number): Promise<string[]> {
  const { words } = searchTerms(typed)
  if (words === null) return []
  const digits = /^%\d+%$/.test(words)
  const { rows } = await sql<{ id: string }>`
    select id from search_customers(${digits ? null : words}::text, ${digits ? words : null}::text, ${most})`.execute(
    db.q,
  )
  return rows.map(({ id }) => id)
}
