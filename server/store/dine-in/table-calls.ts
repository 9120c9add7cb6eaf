import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { ownTableStates } from '#domain/dine-in/table-state.ts'
import { textsSql } from '../core/texts-sql.ts'

/** What guests of a table want of staff, and since when. */
export interface TableCall {
  readonly session_id: string
  readonly table_name: string
  readonly area_ar: string
  readonly area_en: string
  /** Staff confirm the session itself; a phone wants to join; the waiter; the bill. */
  readonly confirm: boolean
  readonly join: boolean
  readonly waiter: boolean
  readonly bill: boolean
  readonly since: Date
}

/** Takes a branch; returns the tables whose guests want something, who has waited longest first. Rule "Calls from a table". */
export async function listTableCalls(db: TenantDb, branchId: string): Promise<TableCall[]> {
  const { rows } = await sql<TableCall>`
    select s.id as session_id, coalesce(k.draft -> 'table' ->> 'name', t.name) as table_name, a.name_ar as area_ar, a.name_en as area_en,
      s.state = 'waiting' as confirm, coming.since is not null as join,
      s.waiter_called_at is not null as waiter, s.bill_asked_at is not null as bill,
      least(s.waiter_called_at, s.bill_asked_at, coming.since, case when s.state = 'waiting' then s.started_at end) as since
    from table_sessions s
    join tables t on t.tenant_id = s.tenant_id and t.id = s.table_id
    join table_areas a on a.tenant_id = t.tenant_id and a.id = t.area_id
    join carts k on k.tenant_id = s.tenant_id and k.id = s.cart_id
    left join lateral (
      select min(m.joined_at) as since from table_members m
      where m.tenant_id = s.tenant_id and m.session_id = s.id and m.state = 'waiting'
    ) coming on true
    where s.tenant_id = ${db.tenantId} and s.branch_id = ${branchId} and s.state in ${textsSql(ownTableStates)}
      and (s.state = 'waiting' or s.waiter_called_at is not null or s.bill_asked_at is not null or coming.since is not null)
    order by since, s.id`.execute(db.q)
  return rows
}
