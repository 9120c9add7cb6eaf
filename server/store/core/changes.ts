import { sql } from 'kysely'
import { jobSchema } from '#server/database/job-kinds.ts'
import type { PlatformDb } from '#server/database/tenant-db.ts'

/** What has changed or fallen due since a moment, of all tenants. */
export type Change =
  | {
      readonly kind: 'content'
      readonly tenant_id: string
      readonly version: number
      readonly site_version: number
    }
  | { readonly kind: 'hosts'; readonly tenant_id: string; readonly version: number }
  /** Rows that nobody acts on yet are due. */
  | { readonly kind: 'outbox' }
  /** Jobs of this queue are due. */
  | { readonly kind: 'jobs'; readonly queue: string }

interface Row {
  readonly kind: Change['kind']
  readonly name: string
  readonly version: number
  readonly site_version: number
}

/**
 * Takes how many seconds to look back by the database's clock (none = always) and the job queues that are asked for; returns
 * all of it by one statement: what every process asks once a second is most of what an idle one costs (decision 0229).
 */
export async function listChanges(
  { q }: PlatformDb,
  { seconds, queues }: { readonly seconds: number | undefined; readonly queues: readonly string[] },
): Promise<Change[]> {
  const since =
    seconds === undefined
      ? sql`'-infinity'::timestamptz`
      : sql`statement_timestamp() - make_interval(secs => ${seconds})`
  const { rows } = await sql<Row>`
    select kind, tenant_id as name, version, site_version from list_changes(${since})
    union all
    select 'jobs', asked.name, 0, 0 from unnest(${queues}::text[]) as asked (name)
    where exists (select from ${sql.table(`${jobSchema}.job`)} j
      where j.name = asked.name and j.state < 'active' and not j.blocked and j.start_after <= statement_timestamp())`.execute(
    q,
  )
  return rows.map(changeOf)
}

function changeOf({ kind, name, version, site_version }: Row): Change {
  if (kind === 'content') return { kind, tenant_id: name, version, site_version }
  if (kind === 'hosts') return { kind, tenant_id: name, version }
  return kind === 'jobs' ? { kind, queue: name } : { kind }
}
