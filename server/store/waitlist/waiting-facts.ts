import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** A session of a branch's table as turn times are learnt from it. */
export interface TurnRow {
  readonly table_id: string
  readonly area_id: string
  readonly seats: number
  readonly party: number | null
  readonly started_at: Date
  readonly ended_at: Date | null
}

const mostTurns = 400

/**
 * Takes a branch; returns its latest table sessions that were real visits (something was ordered, or the queue led there)
 * with the party where the queue knows it, those under way included.
 */
export async function listTurns(db: TenantDb, branchId: string): Promise<TurnRow[]> {
  const { rows } = await sql<TurnRow>`
    select s.table_id, t.area_id, t.seats, e.party, s.started_at, s.ended_at
    from (
      (select * from table_sessions where tenant_id = ${db.tenantId} and branch_id = ${branchId} and state <> 'ended')
      union all
      (select * from table_sessions where tenant_id = ${db.tenantId} and branch_id = ${branchId} and ended_at is not null
       order by ended_at desc limit ${mostTurns})
    ) s
    join tables t on t.tenant_id = s.tenant_id and t.id = s.table_id
    left join waiting_entries e on e.tenant_id = s.tenant_id and e.session_id = s.id
    where s.ended_at is null or e.id is not null
      or exists (select 1 from orders o where o.tenant_id = s.tenant_id and o.table_session_id = s.id)`.execute(
    db.q,
  )
  return rows
}
