import { sql } from 'kysely'
import type { SettingKey } from '#domain/site/setting-keys.ts'
import type { SettingValue } from '#domain/site/setting-kind.ts'
import type { Settings } from '#domain/site/settings.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** Takes a key; returns the stored value, or undefined when the catalogue's default stands. */
export async function readSetting(db: TenantDb, key: SettingKey): Promise<SettingValue | undefined> {
  const row = await db.q
    .selectFrom('settings')
    .select('value')
    .where('tenant_id', '=', db.tenantId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && (JSON.parse(row.value) as SettingValue)
}

/** Takes a key and a value that its kind allows; keeps it. */
export async function saveSetting(db: TenantDb, key: SettingKey, value: SettingValue): Promise<void> {
  const text = JSON.stringify(value)
  await db.q
    .insertInto('settings')
    .values({ tenant_id: db.tenantId, key, value: text })
    .onConflict((on) => on.columns(['tenant_id', 'key']).doUpdateSet({ value: text }))
    .execute()
}

/** Takes keys; returns the tenant's own values of them, for a decision inside a transaction that has no content at hand. */
export async function readSettings(db: TenantDb, keys: readonly SettingKey[]): Promise<Settings> {
  const rows = await db.q
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('tenant_id', '=', db.tenantId)
    .where('key', 'in', keys)
    .execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as SettingValue]))
}

/** Takes the beginning of keys; returns the tenant's own values of them. */
export async function listSettingsOf(db: TenantDb, beginning: string): Promise<Settings> {
  const rows = await db.q
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('tenant_id', '=', db.tenantId)
    .where('key', 'like', `${beginning}%`)
    .execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as SettingValue]))
}

/** Locks the tenant's row: changes of its lists come one after the other. */
export async function lockSettings(db: TenantDb): Promise<void> {
  await sql`select 1 from tenants where tenant_id = ${db.tenantId} for update`.execute(db.q)
}

/** Takes any key that was checked and its value; keeps it. */
export function saveAnySetting(db: TenantDb, key: string, value: SettingValue): Promise<void> {
  return saveSetting(db, key as SettingKey, value)
}

/** Takes a key; the catalogue's default stands again. */
export async function deleteSetting(db: TenantDb, key: string): Promise<void> {
  await db.q.deleteFrom('settings').where('tenant_id', '=', db.tenantId).where('key', '=', key).execute()
}
