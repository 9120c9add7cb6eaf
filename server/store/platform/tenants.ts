import { sql } from 'kysely'
import type { CountryCode } from '#domain/core/country.ts'
import type { Words } from '#domain/core/words.ts'
import type { PlatformDb, TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'

/** Takes what is looked for in names and hosts (lower case; '' = all), the most and how many come before; returns ids, the newest first. */
export async function listTenantIds(
  { q }: PlatformDb,
  wanted: string,
  { most, skipped }: { readonly most: number; readonly skipped: number },
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ tenant_id: string; total: number }>`
    select tenant_id, total::int as total from list_tenants(${wanted}, ${most}, ${skipped})`.execute(q)
  return { ids: rows.map(({ tenant_id }) => tenant_id), total: rows[0]?.total ?? 0 }
}

/** A restaurant as its provider sees it: nothing of its guests, orders or money but when the last order came. */
export interface TenantCard {
  readonly name: Words
  readonly country: CountryCode
  readonly createdAt: Date
  readonly offSince: Date | null
  readonly hosts: readonly { readonly host: string; readonly primary: boolean }[]
  readonly branches: number
  readonly owners: number
  readonly lastOrderAt: Date | null
}

/** Takes a restaurant's handle; returns its card, or undefined when there is no such restaurant. */
export async function findTenantCard({ q, tenantId }: TenantDb): Promise<TenantCard | undefined> {
  const { rows } = await sql<{
    name_ar: string
    name_en: string
    country: CountryCode
    created_at: Date
    off_since: Date | null
    hosts: { host: string; primary: boolean }[] | null
    branches: number
    owners: number
    last_order_at: Date | null
  }>`select name_ar, name_en, country, created_at, off_since,
      (select json_agg(json_build_object('host', h.host, 'primary', h.is_primary) order by h.is_primary desc, h.host)
        from hosts h where h.tenant_id = t.tenant_id) as hosts,
      (select count(*)::int from branches b where b.tenant_id = t.tenant_id) as branches,
      (select count(*)::int from staff s where s.tenant_id = t.tenant_id and s.role = 'owner' and s.active) as owners,
      (select o.placed_at from orders o where o.tenant_id = t.tenant_id order by o.placed_at desc limit 1) as last_order_at
    from tenants t where t.tenant_id = ${tenantId}`.execute(q)
  const row = rows[0]
  if (!row) return undefined
  return {
    name: { ar: row.name_ar, en: row.name_en },
    country: row.country,
    createdAt: row.created_at,
    offSince: row.off_since,
    hosts: row.hosts ?? [],
    branches: row.branches,
    owners: row.owners,
    lastOrderAt: row.last_order_at,
  }
}

/** Takes a host and an e-mail, both in lower case; returns which of them somebody has: asked before anything is written, the keys of both tables judge again. */
export async function findTaken(
  { q }: PlatformDb,
  host: string,
  email: string,
): Promise<{ host: boolean; email: boolean } | undefined> {
  const { rows } = await sql<{ host: boolean; email: boolean }>`select
    exists (select from find_tenant_by_host(${host})) as host,
    exists (select from find_staff_by_email(${email})) as email`.execute(q)
  return rows[0]
}

/** What a new restaurant is made of. */
export interface TenantStart {
  readonly host: string
  readonly name: Words
  readonly country: CountryCode
  readonly currency: 'SAR' | 'EGP' | 'AED' | 'QAR'
  readonly vatBasisPoints: number
  readonly branch: { readonly name: Words; readonly timeZone: string; readonly at: readonly [number, number] }
}

/**
 * Takes the transaction of a new restaurant's id and what it begins with; writes it with its first branch and its host.
 * Returns false when somebody has the host already: nothing may be kept then.
 */
export async function insertTenant(tx: WriteDb, start: TenantStart): Promise<boolean> {
  const { tenantId: tenant_id, q } = tx
  const branchId = makeId()
  await q
    .insertInto('tenants')
    .values({
      tenant_id,
      name_ar: start.name.ar,
      name_en: start.name.en,
      country: start.country,
      currency: start.currency,
      vat_basis_points: start.vatBasisPoints,
      app_token: makeId() + makeId(),
      default_branch_id: branchId,
      shown_in_demo: false,
    })
    .execute()
  const { rows } =
    await sql`insert into hosts (host, tenant_id, is_primary) values (${start.host}, ${tenant_id}, true)
    on conflict (host) do nothing returning 1`.execute(q)
  if (rows.length === 0) return false
  const { name, timeZone, at } = start.branch
  await q
    .insertInto('branches')
    .values({
      tenant_id,
      id: branchId,
      name_ar: name.ar,
      name_en: name.en,
      latitude: at[0],
      longitude: at[1],
      time_zone: timeZone,
      hours: '[]',
      types: ['pickup'],
    })
    .execute()
  return true
}

/** Takes since when a restaurant is switched off (null = it is on); returns how it was before, or undefined without one. */
export async function setTenantOff(
  tx: WriteDb,
  offSince: Date | null,
): Promise<{ offSince: Date | null } | undefined> {
  const row = await tx.q
    .selectFrom('tenants')
    .select('off_since')
    .where('tenant_id', '=', tx.tenantId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  if ((row.off_since === null) !== (offSince === null))
    await tx.q
      .updateTable('tenants')
      .set({ off_since: offSince })
      .where('tenant_id', '=', tx.tenantId)
      .execute()
  return { offSince: row.off_since }
}

/** Takes what stands on the restaurant's invoices; keeps it. */
export async function setTaxNumber({ q, tenantId }: TenantDb, taxNumber: string): Promise<void> {
  await q.updateTable('tenants').set({ tax_number: taxNumber }).where('tenant_id', '=', tenantId).execute()
}

/** Takes a handle; returns whether the provider has switched the restaurant off. */
export async function isTenantOff({ q, tenantId }: TenantDb): Promise<boolean> {
  const row = await q
    .selectFrom('tenants')
    .select('off_since')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row !== undefined && row.off_since !== null
}

/** Takes a handle; returns whether it is one of the demo's own restaurants. */
export async function isShownInDemo({ q, tenantId }: TenantDb): Promise<boolean> {
  const row = await q
    .selectFrom('tenants')
    .select('shown_in_demo')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row?.shown_in_demo ?? false
}
