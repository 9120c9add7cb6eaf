import { sql, type Selectable, type Updateable } from 'kysely'
import { guard, type Guarded } from '#server/authorization/guarded.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { forgetRounds } from '../privacy/forget-rounds.ts'
import type { Schema } from '../schema.generated.ts'
import { liveTableStates } from '#domain/dine-in/table-state.ts'

export type TableSessionRow = Selectable<Schema['table_sessions']>
export type TableMemberRow = Selectable<Schema['table_members']>

const sessions = (db: TenantDb) =>
  db.q.selectFrom('table_sessions').selectAll().where('tenant_id', '=', db.tenantId)

function readSession(db: TenantDb, id: string): Promise<TableSessionRow | undefined> {
  return sessions(db).where('id', '=', id).executeTakeFirst()
}

/** Takes a session's id; returns it, or undefined. */
export async function findTableSession(
  db: TenantDb,
  id: string,
): Promise<Guarded<TableSessionRow> | undefined> {
  return guard(await readSession(db, id))
}

/** The same, locked: last in the order of locks, after carts and orders (decision 0039). */
export async function lockTableSession(
  db: TenantDb,
  id: string,
): Promise<Guarded<TableSessionRow> | undefined> {
  return guard(await sessions(db).where('id', '=', id).forUpdate().executeTakeFirst())
}

/** Takes a table; returns the session that phones may join there, of a joined table the one that it belongs to. */
export async function findLiveSession(db: TenantDb, tableId: string): Promise<TableSessionRow | undefined> {
  const live = await sessions(db)
    .where('table_id', '=', tableId)
    .where('state', 'in', liveTableStates)
    .executeTakeFirst()
  return hostOf(db, live)
}

/** Takes a session's id as a phone or a page knows it; returns the session that it is part of now. */
export async function findHostSession(
  db: TenantDb,
  id: string,
): Promise<Guarded<TableSessionRow> | undefined> {
  return guard(await hostOf(db, await readSession(db, id)))
}

/** Takes a session; returns the one that it was joined to, else itself. */
export async function hostOf(
  db: TenantDb,
  session: TableSessionRow | undefined,
): Promise<TableSessionRow | undefined> {
  return session?.joined_to ? readSession(db, session.joined_to) : session
}

/** Takes sessions; returns the rows of the tables that were put to theirs and still are, oldest first. */
export async function listJoinedTables(
  db: TenantDb,
  sessionIds: readonly string[],
): Promise<TableSessionRow[]> {
  if (sessionIds.length === 0) return []
  return sessions(db)
    .where('joined_to', 'in', sessionIds)
    .where('state', '=', 'joined')
    .orderBy('started_at')
    .orderBy('id')
    .execute()
}

/** Takes a session; its joined tables are free again, all or one of them. Its phones still find it. */
export async function freeJoined(db: TenantDb, sessionId: string, at: Date, tableId?: string): Promise<void> {
  await db.q
    .updateTable('table_sessions')
    .set((eb) => ({ state: 'ended' as const, ended_at: at, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', db.tenantId)
    .where('joined_to', '=', sessionId)
    .where('state', '=', 'joined')
    .$if(tableId !== undefined, (q) => q.where('table_id', '=', tableId ?? ''))
    .execute()
}

/** Takes a branch; returns its sessions that have not ended. */
export function listTableSessions(db: TenantDb, branchId: string): Promise<TableSessionRow[]> {
  return sessions(db)
    .where('branch_id', '=', branchId)
    .where('state', '<>', 'ended')
    .orderBy('started_at')
    .execute()
}

export async function insertTableSession(
  db: TenantDb,
  session: Pick<
    TableSessionRow,
    'id' | 'branch_id' | 'table_id' | 'cart_id' | 'state' | 'started_at' | 'ends_at'
  > & { readonly joined_to?: string },
): Promise<TableSessionRow> {
  return db.q
    .insertInto('table_sessions')
    .values({ tenant_id: db.tenantId, ...session })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a session and what changes; raises its version, so that every phone at the table asks again. */
export async function saveTableSession(
  db: TenantDb,
  id: string,
  change: Updateable<Schema['table_sessions']> = {},
): Promise<TableSessionRow> {
  return db.q
    .updateTable('table_sessions')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a session and now; somebody vouches for those who sit there. Phones see nothing of it. */
export async function confirmTableSession(db: TenantDb, id: string, now: Date): Promise<void> {
  await db.q
    .updateTable('table_sessions')
    .set({ confirmed_at: now })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Takes sessions; returns who sits at them, in the order of coming. */
export async function listTableMembers(
  db: TenantDb,
  sessionIds: readonly string[],
): Promise<TableMemberRow[]> {
  if (sessionIds.length === 0) return []
  return db.q
    .selectFrom('table_members')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('session_id', 'in', sessionIds)
    .orderBy('no')
    .execute()
}

/** Takes browsers; returns under which names they sat at tables. */
export function listTableNames(
  db: TenantDb,
  browsers: readonly string[],
): Promise<Pick<TableMemberRow, 'name' | 'joined_at'>[]> {
  if (browsers.length === 0) return Promise.resolve([])
  return db.q
    .selectFrom('table_members')
    .select(['name', 'joined_at'])
    .where('tenant_id', '=', db.tenantId)
    .where('browser', 'in', browsers)
    .where('name', '<>', '')
    .orderBy('joined_at', 'desc')
    .execute()
}

export function findTableMember(
  db: TenantDb,
  sessionId: string,
  browser: string,
): Promise<TableMemberRow | undefined> {
  return db.q
    .selectFrom('table_members')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('session_id', '=', sessionId)
    .where('browser', '=', browser)
    .executeTakeFirst()
}

export async function insertTableMember(
  db: TenantDb,
  member: Pick<TableMemberRow, 'session_id' | 'id' | 'browser' | 'name' | 'state'>,
): Promise<TableMemberRow> {
  // one who was not let in leaves a gap: no two are called alike
  const no = sql<number>`(select coalesce(max(no), 0) + 1 from table_members where tenant_id = ${db.tenantId} and session_id = ${member.session_id})`
  return db.q
    .insertInto('table_members')
    .values({ tenant_id: db.tenantId, ...member, no })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function saveTableMember(
  db: TenantDb,
  sessionId: string,
  id: string,
  change: Partial<Pick<TableMemberRow, 'name' | 'state'>>,
): Promise<boolean> {
  const result = await db.q
    .updateTable('table_members')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('session_id', '=', sessionId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** One who was not let in may ask again. */
export async function dropTableMember(db: TenantDb, sessionId: string, id: string): Promise<void> {
  await db.q
    .deleteFrom('table_members')
    .where('tenant_id', '=', db.tenantId)
    .where('session_id', '=', sessionId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** The session is over: who sat there is forgotten, and what nobody ordered goes (rule "End of a session"). */
export async function endTableSession(db: TenantDb, session: TableSessionRow, at: Date): Promise<void> {
  await db.q
    .updateTable('carts')
    .set({ lines: '[]', closed_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', session.cart_id)
    .execute()
  await db.q
    .deleteFrom('table_members')
    .where('tenant_id', '=', db.tenantId)
    .where('session_id', '=', session.id)
    .execute()
  await forgetRounds(db, session.id)
  await freeJoined(db, session.id, at)
  await saveTableSession(db, session.id, {
    state: 'ended',
    ended_at: at,
    ends_at: null,
    waiter_called_at: null,
    bill_asked_at: null,
  })
}
