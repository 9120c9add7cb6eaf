import { sql } from 'kysely'
import type { PlatformDb } from '#server/database/tenant-db.ts'

/** A host of a tenant. */
export interface HostRow {
  readonly tenant_id: string
  readonly host: string
  readonly is_primary: boolean
  /** Since when the restaurant itself bound it; none of the host that it began with. */
  readonly bound_at: Date | null
}

/** Takes tenants (none = all); returns all their hosts. */
export async function listTenantHosts(
  { q }: PlatformDb,
  tenantIds: readonly string[] | null = null,
): Promise<HostRow[]> {
  const { rows } = await sql<HostRow>`select * from list_hosts_of(${tenantIds}::text[])`.execute(q)
  return rows
}

/** Takes hosts in lower case; returns those that somebody has, with whose they are and where that tenant's pages live. */
export async function listTenantsOfHosts(
  { q }: PlatformDb,
  hosts: readonly string[],
): Promise<{ host: string; tenant_id: string; primary_host: string }[]> {
  const { rows } = await sql<{ host: string; tenant_id: string; primary_host: string }>`
    select asked.host, found.* from unnest(${hosts}::text[]) as asked (host)
    cross join lateral find_tenant_by_host(asked.host) as found`.execute(q)
  return rows
}

/** Takes a host in lower case; returns whose it is and where that tenant's pages live, or undefined when nobody has it. */
export async function findTenantOfHost(
  { q }: PlatformDb,
  host: string,
): Promise<{ tenant_id: string; primary_host: string } | undefined> {
  const { rows } = await sql<{ tenant_id: string; primary_host: string }>`
    select * from find_tenant_by_host(${host})`.execute(q)
  return rows[0]
}
