import { sql } from 'kysely'
import type { PlatformDb } from '#server/database/tenant-db.ts'

/** Returns every host with its tenant. */
export async function listTenantHosts({
  q,
}: PlatformDb): Promise<{ tenant_id: string; host: string; is_primary: boolean }[]> {
  const { rows } = await sql<{ tenant_id: string; host: string; is_primary: boolean }>`
    select * from list_tenant_hosts()`.execute(q)
  return rows
}

/** Returns the hosts that a restaurant bound itself, and since when. */
export async function listBoundHosts({ q }: PlatformDb): Promise<{ host: string; bound_at: Date }[]> {
  const { rows } = await sql<{ host: string; bound_at: Date }>`select * from list_bound_hosts()`.execute(q)
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
