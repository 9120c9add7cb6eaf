import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** What a member of staff did at a table last. */
export interface TableActRow {
  readonly table_id: string
  readonly action: string
  readonly staff_id: string | null
  readonly staff_name: string | null
  /** Of a payment, as it was shown: "12.50". */
  readonly amount: string | null
  /** Of a move: the names of the tables. */
  readonly from_name: string | null
  readonly to_name: string | null
  readonly at: Date
}

/** Takes a branch and a moment; returns what staff did last since then at each of its tables, those that they closed too. */
export async function listTableActs(db: TenantDb, branchId: string, since: Date): Promise<TableActRow[]> {
  const { rows } = await sql<TableActRow>`
    select distinct on (place.table_id) place.table_id, a.action, a.staff_id, s.name as staff_name, a.after ->> 'amount' as amount,
      a.before ->> 'table' as from_name, a.after ->> 'table' as to_name, a.at
    from audit_log a
      join table_sessions t on t.tenant_id = a.tenant_id and t.id = a.subject
      -- a table whose guests were moved away is told of it too
      cross join lateral (select t.table_id union select a.before ->> 'tableId') place
      left join staff s on s.tenant_id = a.tenant_id and s.id = a.staff_id
    where a.tenant_id = ${db.tenantId} and a.at > ${since} and a.action like 'table-%' and t.branch_id = ${branchId}
      and place.table_id is not null
    order by place.table_id, a.id desc`.execute(db.q)
  return rows
}
