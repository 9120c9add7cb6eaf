import { sql, type Selectable } from 'kysely'
import type { Database, TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type StaffRow = Selectable<Schema['staff']>

/** Takes an e-mail in lower case; returns whose login it is, in any tenant (an e-mail may belong to several). */
export async function findStaffLogins(
  db: Database,
  email: string,
): Promise<{ tenant_id: string; staff_id: string }[]> {
  const { rows } = await db.platform(({ q }) =>
    sql<{ tenant_id: string; staff_id: string }>`select * from find_staff_by_email(${email})`.execute(q),
  )
  return rows
}

/** Takes a session's hash; returns the member that it belongs to. */
export async function findStaffOfSession(
  db: Database,
  tokenHash: string,
): Promise<{ tenant_id: string; staff_id: string } | undefined> {
  const { rows } = await db.platform(({ q }) =>
    sql<{ tenant_id: string; staff_id: string }>`select * from find_staff_session(${tokenHash})`.execute(q),
  )
  return rows[0]
}

/** Takes a member's id; returns the member while active. */
export function findStaffMember(db: TenantDb, id: string): Promise<StaffRow | undefined> {
  return db.q
    .selectFrom('staff')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
}

/** Takes a member; returns the branches of one who does not have them all. */
export async function listStaffBranches(db: TenantDb, staffId: string): Promise<string[]> {
  const rows = await db.q
    .selectFrom('staff_branches')
    .select('branch_id')
    .where('tenant_id', '=', db.tenantId)
    .where('staff_id', '=', staffId)
    .execute()
  return rows.map((row) => row.branch_id)
}

/** Writes a session; the member's sessions that have ended go at the same time. */
export async function insertStaffSession(
  db: TenantDb,
  session: {
    id: string
    tokenHash: string
    staffId: string
    endsAt: Date
    device: string
    knownDevice: string | null
  },
): Promise<void> {
  await sql`delete from staff_sessions where tenant_id = ${db.tenantId} and staff_id = ${session.staffId} and ends_at <= clock_timestamp()`.execute(
    db.q,
  )
  await db.q
    .insertInto('staff_sessions')
    .values({
      tenant_id: db.tenantId,
      id: session.id,
      token_hash: session.tokenHash,
      staff_id: session.staffId,
      ends_at: session.endsAt,
      device: session.device,
      known_device: session.knownDevice,
    })
    .execute()
}

/** Takes a session's hash; revokes it. */
export async function deleteStaffSession(db: TenantDb, tokenHash: string): Promise<void> {
  await db.q
    .deleteFrom('staff_sessions')
    .where('tenant_id', '=', db.tenantId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Who may sign in, owners first. */
export function listLogins(db: TenantDb): Promise<Pick<StaffRow, 'email' | 'role'>[]> {
  const rank = sql`array_position(array['owner', 'manager', 'cashier', 'kitchen', 'host'], role)`
  return db.q
    .selectFrom('staff')
    .select(['email', 'role'])
    .where('tenant_id', '=', db.tenantId)
    .where('active', '=', true)
    .orderBy(rank)
    .orderBy('email')
    .execute()
}
