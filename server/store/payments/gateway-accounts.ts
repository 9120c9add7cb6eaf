import { sql } from 'kysely'
import type { PlatformDb, TenantDb } from '#server/database/tenant-db.ts'
import type { AccountRow } from './payments.ts'

/** Every account of the tenant, the one that takes new payments first. */
export function listAccounts(db: TenantDb): Promise<AccountRow[]> {
  return db.q
    .selectFrom('gateway_accounts')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('enabled', '=', true)
    .orderBy('chosen', 'desc')
    .orderBy('id')
    .execute()
}

export async function insertAccount(
  db: TenantDb,
  account: Pick<AccountRow, 'id' | 'gateway' | 'live' | 'sealed_credentials'>,
): Promise<AccountRow> {
  return db.q
    .insertInto('gateway_accounts')
    .values({ tenant_id: db.tenantId, ...account })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes new credentials of an account; what it is an account of never changes (attempts name it). */
export async function saveCredentials(db: TenantDb, id: string, sealed: string): Promise<AccountRow> {
  return db.q
    .updateTable('gateway_accounts')
    .set({ sealed_credentials: sealed })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Makes one account take new payments. The index of the one chosen allows no two, so the former leaves first. */
export async function chooseAccount(db: TenantDb, id: string): Promise<AccountRow> {
  await db.q
    .updateTable('gateway_accounts')
    .set({ chosen: false })
    .where('tenant_id', '=', db.tenantId)
    .where('chosen', '=', true)
    .where('id', '!=', id)
    .execute()
  return db.q
    .updateTable('gateway_accounts')
    .set({ chosen: true })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes an account's id; returns whose it is, or undefined. */
export async function findTenantOfAccount({ q }: PlatformDb, id: string): Promise<string | undefined> {
  const { rows } = await sql<{
    tenant_id: string
  }>`select tenant_id from find_gateway_account(${id})`.execute(q)
  return rows[0]?.tenant_id
}
