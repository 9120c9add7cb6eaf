import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database, TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type PasskeyRow = Selectable<Schema['staff_passkeys']>

/** Takes a member; returns its passkeys, oldest first. */
export function listPasskeys(db: TenantDb, staffId: string): Promise<PasskeyRow[]> {
  return db.q
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('staff_id', '=', staffId)
    .orderBy('made_at')
    .execute()
}

/** Takes an authenticator's id of a credential; returns whose it is, in any tenant, while that member is active. */
export async function findPasskeyOwner(
  db: Database,
  credential: string,
): Promise<{ tenant_id: string; staff_id: string } | undefined> {
  const { rows } = await db.platform(({ q }) =>
    sql<{ tenant_id: string; staff_id: string }>`select * from find_staff_passkey(${credential})`.execute(q),
  )
  return rows[0]
}

/** Takes a credential's id; returns the passkey with its row locked. */
export function lockPasskey(db: TenantDb, credential: string): Promise<PasskeyRow | undefined> {
  return db.q
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('credential', '=', credential)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertPasskey(
  db: TenantDb,
  row: Omit<Insertable<Schema['staff_passkeys']>, 'tenant_id'>,
): Promise<void> {
  await db.q
    .insertInto('staff_passkeys')
    .values({ ...row, tenant_id: db.tenantId })
    .execute()
}

/** A passkey was used: its counter, which never goes back, and when. */
export async function usePasskey(db: TenantDb, id: string, counter: number): Promise<void> {
  await db.q
    .updateTable('staff_passkeys')
    .set({ counter, used_at: sql<Date>`clock_timestamp()` })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Takes a member and one of its passkeys; removes it and returns what it was. */
export function deletePasskey(db: TenantDb, staffId: string, id: string): Promise<PasskeyRow | undefined> {
  return db.q
    .deleteFrom('staff_passkeys')
    .where('tenant_id', '=', db.tenantId)
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Takes the hash of an answered challenge; keeps it for an hour. Returns false when it was answered before. */
export async function takeChallenge(db: TenantDb, challengeHash: string): Promise<boolean> {
  await sql`delete from staff_challenges where tenant_id = ${db.tenantId}
    and used_at < clock_timestamp() - interval '1 hour'`.execute(db.q)
  const { rows } = await sql<{ challenge_hash: string }>`
    insert into staff_challenges (tenant_id, challenge_hash) values (${db.tenantId}, ${challengeHash})
    on conflict do nothing returning challenge_hash`.execute(db.q)
  return rows.length === 1
}
