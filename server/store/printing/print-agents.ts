import { sql, type Selectable } from 'kysely'
import type { Database, TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type PrintAgentRow = Selectable<Schema['print_agents']>

/** Takes the hash of a key; returns whose program has it, unless it was revoked. */
export async function findAgentOfKey(
  db: Database,
  keyHash: string,
): Promise<{ tenant_id: string; id: string } | undefined> {
  const { rows } = await db.platform(({ q }) =>
    sql<{ tenant_id: string; id: string }>`select * from find_print_agent(${keyHash})`.execute(q),
  )
  return rows[0]
}

/** Takes the hash of a pairing code; returns whose it is. */
export async function findTenantOfCode(db: Database, codeHash: string): Promise<string | undefined> {
  const { rows } = await db.platform(({ q }) =>
    sql<{ tenant_id: string }>`select * from find_print_code(${codeHash})`.execute(q),
  )
  return rows[0]?.tenant_id
}

/** Takes a code's hash, its branch and its end; keeps it. Codes that are over go. */
export async function insertCode(
  db: WriteDb,
  code: { code_hash: string; branch_id: string; ends_at: Date },
  now: Date,
): Promise<void> {
  await db.q
    .deleteFrom('print_codes')
    .where('tenant_id', '=', db.tenantId)
    .where('ends_at', '<=', now)
    .execute()
  await db.q
    .insertInto('print_codes')
    .values({ tenant_id: db.tenantId, ...code })
    .execute()
}

/** Takes a code's hash and now; uses it up. Returns its branch, or undefined when it is used or over. */
export async function takeCode(db: WriteDb, codeHash: string, now: Date): Promise<string | undefined> {
  const row = await db.q
    .deleteFrom('print_codes')
    .where('tenant_id', '=', db.tenantId)
    .where('code_hash', '=', codeHash)
    .where('ends_at', '>', now)
    .returning('branch_id')
    .executeTakeFirst()
  return row?.branch_id
}

/** Takes a program that was paired; writes it. */
export async function insertAgent(
  db: WriteDb,
  agent: Pick<PrintAgentRow, 'id' | 'branch_id' | 'name' | 'key_hash' | 'made_at'>,
): Promise<void> {
  await db.q
    .insertInto('print_agents')
    .values({ tenant_id: db.tenantId, ...agent })
    .execute()
}

/** The programs that are paired, the oldest first. */
export function listAgents(db: TenantDb): Promise<PrintAgentRow[]> {
  return db.q
    .selectFrom('print_agents')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('revoked_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
}

/** Takes a program; its key is worth nothing from now on, and its printers have none. */
export async function revokeAgent(db: WriteDb, id: string, at: Date): Promise<void> {
  await db.q
    .updateTable('print_agents')
    .set({ revoked_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
  await db.q
    .updateTable('printers')
    .set({ agent_id: null })
    .where('tenant_id', '=', db.tenantId)
    .where('agent_id', '=', id)
    .execute()
}

/**
 * Takes a program's turn: the number of what it says now. Returns the row, locked, or undefined when it has said something
 * later already: what it says now was held up on the way, and acting on it could print a ticket twice.
 */
export async function takeTurn(
  db: WriteDb,
  id: string,
  { turn, journal, at }: { turn: number; journal: string; at: Date },
): Promise<PrintAgentRow | undefined> {
  return db.q
    .updateTable('print_agents')
    .set({ turn, journal, seen_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('turn', '<', turn)
    .returningAll()
    .executeTakeFirst()
}

/** Takes a program that begins; returns the turn from which it counts, beyond all that it ever said. */
export async function beginTurns(db: WriteDb, id: string, at: Date): Promise<number | undefined> {
  const row = await db.q
    .updateTable('print_agents')
    .set({ turn: sql`turn + 1000`, seen_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('turn')
    .executeTakeFirst()
  return row && Number(row.turn)
}
