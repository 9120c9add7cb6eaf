import { sql } from 'kysely'
import type { PlatformDb } from '#server/database/tenant-db.ts'

/** How a tenant's content stands: what is rendered and kept is of one of these. */
export interface ContentVersion {
  readonly tenant_id: string
  readonly version: number
  readonly site_version: number
}

/** Takes how many seconds to look back by the database's clock (none = always); returns what changed since, of every tenant. */
export async function listContentVersions(
  { q }: PlatformDb,
  seconds: number | undefined,
): Promise<ContentVersion[]> {
  const since =
    seconds === undefined
      ? sql`'-infinity'::timestamptz`
      : sql`clock_timestamp() - make_interval(secs => ${seconds})`
  const { rows } = await sql<ContentVersion>`
    select tenant_id, version, site_version from list_content_versions(${since})`.execute(q)
  return rows
}
