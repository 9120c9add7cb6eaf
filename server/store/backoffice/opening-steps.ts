import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** Takes a handle; returns the steps that are not asked for again. */
export async function listDismissedSteps(db: TenantDb): Promise<ReadonlySet<string>> {
  const rows = await db.q
    .selectFrom('opening_dismissals')
    .select('step')
    .where('tenant_id', '=', db.tenantId)
    .execute()
  return new Set(rows.map(({ step }) => step))
}

/** Takes steps; they are not asked for again. */
export async function dismissSteps(db: TenantDb, steps: readonly string[]): Promise<void> {
  await db.q
    .insertInto('opening_dismissals')
    .values([...new Set(steps)].map((step) => ({ tenant_id: db.tenantId, step })))
    .onConflict((on) => on.columns(['tenant_id', 'step']).doNothing())
    .execute()
}

/** What the content does not know of an opening: tables by branch, whether a sender is on, and how many people may come in. */
export interface OpeningCounts {
  readonly tables: Readonly<Record<string, number>>
  readonly sender: boolean
  readonly team: number
}

/** Takes a handle and the moment; returns what is counted. */
export async function countForOpening(db: TenantDb, now: Date): Promise<OpeningCounts> {
  const { rows } = await sql<OpeningCounts>`
    select
      coalesce((select jsonb_object_agg(branch_id, n) from (
        select branch_id, count(*)::int as n from tables
        where tenant_id = ${db.tenantId} and removed_at is null group by branch_id) b), '{}') as tables,
      exists (select from message_accounts where tenant_id = ${db.tenantId} and enabled) as sender,
      (select count(*)::int from staff where tenant_id = ${db.tenantId} and active)
        + (select count(*)::int from staff_invitations
           where tenant_id = ${db.tenantId} and staff_id is null and ends_at > ${now}) as team`.execute(db.q)
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  return row
}
