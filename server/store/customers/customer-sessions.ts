import type { Insertable, Selectable } from 'kysely'
import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type CustomerSessionRow = Selectable<Schema['customer_sessions']>

/** Takes a token's hash and now; returns the session while it lasts and its customer is there. */
export async function findSession(
  db: TenantDb,
  tokenHash: string,
  now: Date,
): Promise<CustomerSessionRow | undefined> {
  const [session] = await ask<CustomerSessionRow>(db)`
    select s.* from customer_sessions s join customers c on c.tenant_id = s.tenant_id and c.id = s.customer_id
    where s.tenant_id = ${db.tenantId} and s.token_hash = ${tokenHash} and s.ends_at > ${now} and c.deleted_at is null`
  return session
}

/** Takes a new session. */
export async function insertSession(
  db: TenantDb,
  row: Omit<Insertable<Schema['customer_sessions']>, 'tenant_id'>,
): Promise<void> {
  await db.q
    .insertInto('customer_sessions')
    .values({ tenant_id: db.tenantId, ...row })
    .execute()
}

/** Takes a customer; returns the sessions that last, newest first. */
export function listSessions(db: TenantDb, customerId: string, now: Date): Promise<CustomerSessionRow[]> {
  return db.q
    .selectFrom('customer_sessions')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .where('ends_at', '>', now)
    .orderBy('seen_at', 'desc')
    .execute()
}

/** Takes which of a customer's sessions to end, all when left out; returns the hashes of those that ended. */
export async function deleteSessions(
  db: TenantDb,
  customerId: string,
  which: { tokenHash?: string; id?: string } = {},
): Promise<string[]> {
  const rows = await db.q
    .deleteFrom('customer_sessions')
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .$if(which.tokenHash !== undefined, (q) => q.where('token_hash', '=', which.tokenHash ?? ''))
    .$if(which.id !== undefined, (q) => q.where('id', '=', which.id ?? ''))
    .returning('token_hash')
    .execute()
  return rows.map((row) => row.token_hash)
}

/** Takes a session's id; ends it when its time is over. Returns its hash, or undefined when it is gone already. */
export async function deleteOverSession(db: TenantDb, id: string, now: Date): Promise<string | undefined> {
  const row = await db.q
    .deleteFrom('customer_sessions')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('ends_at', '<=', now)
    .returning('token_hash')
    .executeTakeFirst()
  return row?.token_hash
}

/** Takes a session and when it was last seen. */
export async function touchSession(db: TenantDb, tokenHash: string, now: Date): Promise<void> {
  await db.q
    .updateTable('customer_sessions')
    .set({ seen_at: now })
    .where('tenant_id', '=', db.tenantId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Takes a session and what its browser is called from now on. */
export async function moveSession(db: TenantDb, tokenHash: string, browser: string): Promise<void> {
  await db.q
    .updateTable('customer_sessions')
    .set({ browser })
    .where('tenant_id', '=', db.tenantId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** The browser's cart and orders have joined the account: it is not done again. */
export async function markJoined(db: TenantDb, tokenHash: string, now: Date): Promise<void> {
  await db.q
    .updateTable('customer_sessions')
    .set({ joined_at: now })
    .where('tenant_id', '=', db.tenantId)
    .where('token_hash', '=', tokenHash)
    .execute()
}
