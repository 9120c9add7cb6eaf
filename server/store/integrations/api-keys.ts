import { sql } from 'kysely'
import type { ApiScope } from '#domain/integrations/api-scope.ts'
import type { PlatformDb, TenantDb } from '#server/database/tenant-db.ts'

export interface ApiKeyRow {
  readonly id: string
  readonly name: string
  readonly scopes: ApiScope[]
  readonly hint: string
  readonly made_at: Date
  readonly last_used_at: Date | null
  readonly revoked_at: Date | null
}

/** A key that is honoured, and whose it is. */
export interface FoundKey {
  readonly tenant_id: string
  readonly id: string
  readonly name: string
  readonly scopes: readonly ApiScope[]
  readonly last_used_at: Date | null
}

/** Takes a key's hash; returns whose it is while it is honoured. One of the few questions that cross tenants. */
export async function findApiKey({ q }: PlatformDb, hash: string): Promise<FoundKey | undefined> {
  const { rows } = await sql<FoundKey>`select * from find_api_key(${hash})`.execute(q)
  return rows[0]
}

/** Every key of the tenant, those that are honoured first, then the newest. */
export function listApiKeys(db: TenantDb): Promise<ApiKeyRow[]> {
  return db.q
    .selectFrom('api_keys')
    .select(['id', 'name', 'scopes', 'hint', 'made_at', 'last_used_at', 'revoked_at'])
    .where('tenant_id', '=', db.tenantId)
    .orderBy(sql`revoked_at is not null`)
    .orderBy('made_at', 'desc')
    .limit(100)
    .execute()
}

/** Takes a key's hash and what is known of it; keeps it. */
export async function insertApiKey(
  db: TenantDb,
  key: Pick<ApiKeyRow, 'id' | 'name' | 'scopes' | 'hint' | 'made_at'> & { hash: string; madeBy: string },
): Promise<void> {
  const { hash, madeBy, ...rest } = key
  await db.q
    .insertInto('api_keys')
    .values({ tenant_id: db.tenantId, key_hash: hash, made_by: madeBy, ...rest })
    .execute()
}

/** Takes a key; it is worth nothing from `at` on. Returns its name, or undefined when it was so already. */
export async function revokeApiKey(db: TenantDb, id: string, at: Date): Promise<string | undefined> {
  const row = await db.q
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Takes a key that was used; notes when. */
export async function touchApiKey(db: TenantDb, id: string, at: Date): Promise<void> {
  await db.q
    .updateTable('api_keys')
    .set({ last_used_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}
