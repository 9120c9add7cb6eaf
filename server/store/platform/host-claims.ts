import { sql, type Selectable, type Updateable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type HostClaimRow = Selectable<Schema['host_claims']>
type HostRow = Selectable<Schema['hosts']>

/** Returns the restaurant's hosts, the primary one first. */
export function listHosts({ q, tenantId }: TenantDb): Promise<HostRow[]> {
  return q
    .selectFrom('hosts')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('is_primary', 'desc')
    .orderBy('host')
    .execute()
}

/** Returns the domains that the restaurant says are its own, the oldest first. */
export function listHostClaims({ q, tenantId }: TenantDb): Promise<HostClaimRow[]> {
  return q
    .selectFrom('host_claims')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('made_at')
    .orderBy('host')
    .execute()
}

export function findHostClaim({ q, tenantId }: TenantDb, host: string): Promise<HostClaimRow | undefined> {
  return q
    .selectFrom('host_claims')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('host', '=', host)
    .executeTakeFirst()
}

/** Takes a host and its proof; writes the claim. One that is there stays as it is. */
export async function insertHostClaim({ q, tenantId }: TenantDb, host: string, proof: string): Promise<void> {
  await q
    .insertInto('host_claims')
    .values({ tenant_id: tenantId, host, proof, fault: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function updateHostClaim(
  { q, tenantId }: TenantDb,
  host: string,
  change: Updateable<Schema['host_claims']>,
): Promise<void> {
  await q
    .updateTable('host_claims')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('host', '=', host)
    .execute()
}

/** Takes a host; the restaurant claims it no more. */
export async function deleteHostClaim({ q, tenantId }: TenantDb, host: string): Promise<void> {
  await q.deleteFrom('host_claims').where('tenant_id', '=', tenantId).where('host', '=', host).execute()
}

/** Takes a host; binds it. Returns whether it is the restaurant's now: false when another has it. */
export async function bindHost({ q, tenantId }: TenantDb, host: string): Promise<boolean> {
  await sql`insert into hosts (host, tenant_id, bound_at) values (${host}, ${tenantId}, clock_timestamp())
    on conflict (host) do nothing`.execute(q)
  const row = await q
    .selectFrom('hosts')
    .select('host')
    .where('tenant_id', '=', tenantId)
    .where('host', '=', host)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a host; unbinds it, and another one becomes the primary in its place. Returns false when it is the last one. */
export async function unbindHost(db: TenantDb, host: string): Promise<boolean> {
  const { q, tenantId } = db
  const rows = await q
    .selectFrom('hosts')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('host')
    .forUpdate()
    .execute()
  const row = rows.find((one) => one.host === host)
  if (!row) return true
  const next = rows.find((one) => one.host !== host)
  if (!next) return false
  await q.deleteFrom('hosts').where('tenant_id', '=', tenantId).where('host', '=', host).execute()
  if (row.is_primary) await setPrimaryHost(db, next.host)
  return true
}

/** Takes one of the restaurant's hosts; its pages live there from now on. Returns false when it is none of them. */
export async function setPrimaryHost({ q, tenantId }: TenantDb, host: string): Promise<boolean> {
  const rows = await q
    .selectFrom('hosts')
    .select('host')
    .where('tenant_id', '=', tenantId)
    .orderBy('host')
    .forUpdate()
    .execute()
  if (!rows.some((one) => one.host === host)) return false
  const own = q.updateTable('hosts').where('tenant_id', '=', tenantId)
  await own.set({ is_primary: false }).where('host', '<>', host).execute()
  await own.set({ is_primary: true }).where('host', '=', host).execute()
  return true
}
