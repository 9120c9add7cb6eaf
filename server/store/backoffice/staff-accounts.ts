import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database, TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'
import type { StaffRow } from './staff.ts'

export type InvitationRow = Selectable<Schema['staff_invitations']>
export type SessionRow = Pick<
  Selectable<Schema['staff_sessions']>,
  'id' | 'device' | 'made_at' | 'token_hash'
>

/** A member with what the team's page counts of it. */
export type TeamRow = StaffRow & {
  readonly branches: string[]
  readonly passkeys: number
  readonly sessions: number
}

/** Returns all members, those who left too, by role and name. */
export async function listTeam(db: TenantDb): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select s.*,
      array(select b.branch_id from staff_branches b where b.tenant_id = s.tenant_id and b.staff_id = s.id) as branches,
      (select count(*)::int from staff_passkeys p where p.tenant_id = s.tenant_id and p.staff_id = s.id) as passkeys,
      (select count(*)::int from staff_sessions x where x.tenant_id = s.tenant_id and x.staff_id = s.id and x.ends_at > clock_timestamp()) as sessions
    from staff s where s.tenant_id = ${db.tenantId}
    order by not s.active, array_position(array['owner', 'manager', 'cashier', 'kitchen', 'host'], s.role), s.name, s.id`.execute(
    db.q,
  )
  return rows
}

/** Takes a member's id; returns it, active or not, with its row locked. */
export async function lockMember(db: TenantDb, id: string): Promise<StaffRow | undefined> {
  return db.q
    .selectFrom('staff')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the restaurant's owners and returns their ids: whoever wants to take one away asks who is left. */
export async function lockOwners(db: TenantDb): Promise<string[]> {
  const rows = await db.q
    .selectFrom('staff')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes an e-mail in lower case; returns the member that has it here. */
export function findMemberByEmail(db: TenantDb, email: string): Promise<{ id: string } | undefined> {
  return db.q
    .selectFrom('staff')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('email', '=', email)
    .executeTakeFirst()
}

export async function insertMember(
  db: TenantDb,
  row: Omit<Insertable<Schema['staff']>, 'tenant_id'>,
): Promise<void> {
  await db.q
    .insertInto('staff')
    .values({ ...row, tenant_id: db.tenantId })
    .execute()
}

export async function updateMember(
  db: TenantDb,
  id: string,
  change: Updateable<Schema['staff']>,
): Promise<void> {
  await db.q
    .updateTable('staff')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Takes a member and its branches (none = all); writes them in place of the former ones. */
export async function setMemberBranches(
  db: TenantDb,
  staffId: string,
  branchIds: readonly string[] | null,
): Promise<void> {
  await db.q
    .deleteFrom('staff_branches')
    .where('tenant_id', '=', db.tenantId)
    .where('staff_id', '=', staffId)
    .execute()
  if (branchIds && branchIds.length > 0)
    await db.q
      .insertInto('staff_branches')
      .values(branchIds.map((branch_id) => ({ tenant_id: db.tenantId, staff_id: staffId, branch_id })))
      .execute()
}

/** Takes a member; returns its live sessions, newest first. */
export function listSessions(db: TenantDb, staffId: string): Promise<SessionRow[]> {
  return db.q
    .selectFrom('staff_sessions')
    .select(['id', 'device', 'made_at', 'token_hash'])
    .where('tenant_id', '=', db.tenantId)
    .where('staff_id', '=', staffId)
    .where('ends_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('made_at', 'desc')
    .execute()
}

/** Takes a member and which of its sessions; deletes them and returns their hashes and the devices they were on. */
export async function deleteStaffSessions(
  db: TenantDb,
  staffId: string,
  { id, but }: { readonly id?: string; readonly but?: string },
): Promise<{ token_hash: string; known_device: string | null }[]> {
  return db.q
    .deleteFrom('staff_sessions')
    .where('tenant_id', '=', db.tenantId)
    .where('staff_id', '=', staffId)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? ''))
    .$if(but !== undefined, (q) => q.where('token_hash', '!=', but ?? ''))
    .returning(['token_hash', 'known_device'])
    .execute()
}

/** Takes a session's hash; its browser is known as this one from now on. */
export async function setSessionDevice(db: TenantDb, tokenHash: string, known_device: string): Promise<void> {
  await db.q
    .updateTable('staff_sessions')
    .set({ known_device })
    .where('tenant_id', '=', db.tenantId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Takes a member and which of its known devices, or all; none of them counts as known from now on. */
export async function forgetDevices(
  db: TenantDb,
  staffId: string,
  which: readonly string[] | 'all',
): Promise<void> {
  await sql`
    update staff set known_devices = array(
      select one from unnest(known_devices) with ordinality d (one, nth)
      where ${which !== 'all'} and one <> all (${which === 'all' ? [] : [...which]}::text[]) order by nth
    ) where tenant_id = ${db.tenantId} and id = ${staffId}`.execute(db.q)
}

/** The invitations that were not used, newest first. */
export function listInvitations(db: TenantDb): Promise<InvitationRow[]> {
  return db.q
    .selectFrom('staff_invitations')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('made_at', 'desc')
    .execute()
}

/** Writes an invitation; an earlier one to the same person is worth nothing from now on. */
export async function insertInvitation(
  db: TenantDb,
  row: Omit<Insertable<Schema['staff_invitations']>, 'tenant_id'>,
): Promise<void> {
  await db.q
    .deleteFrom('staff_invitations')
    .where('tenant_id', '=', db.tenantId)
    .where('email', '=', row.email)
    .execute()
  await db.q
    .insertInto('staff_invitations')
    .values({ ...row, tenant_id: db.tenantId })
    .execute()
}

/** Takes an invitation's id; deletes it and returns what it was: it serves once. */
export function takeInvitation(db: TenantDb, id: string): Promise<InvitationRow | undefined> {
  return db.q
    .deleteFrom('staff_invitations')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export function findInvitation(db: TenantDb, id: string): Promise<InvitationRow | undefined> {
  return db.q
    .selectFrom('staff_invitations')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Takes the hash of a link's token; returns which invitation it is, in any tenant. */
export async function findInvitationOf(
  db: Database,
  tokenHash: string,
): Promise<{ tenant_id: string; id: string } | undefined> {
  const { rows } = await db.platform(({ q }) =>
    sql<{ tenant_id: string; id: string }>`select * from find_staff_invitation(${tokenHash})`.execute(q),
  )
  return rows[0]
}

/** A member's passkeys go, as when it got a new password by link. */
export async function deletePasskeys(db: TenantDb, staffId: string): Promise<void> {
  await db.q
    .deleteFrom('staff_passkeys')
    .where('tenant_id', '=', db.tenantId)
    .where('staff_id', '=', staffId)
    .execute()
}
