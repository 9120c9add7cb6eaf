import { sql, type Insertable, type Selectable } from 'kysely'
import type { PlatformDb, TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../core/schema.ts'

export type OperatorRow = Selectable<Schema['operators']>
export type OperatorLogRow = Selectable<Schema['operator_log']>

/** Takes an e-mail in lower case; returns its operator. */
export function findOperatorByEmail({ q }: PlatformDb, email: string): Promise<OperatorRow | undefined> {
  return q.selectFrom('operators').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Takes a session's hash and now; returns the operator while it lasts. */
export function findOperatorOfSession(
  { q }: PlatformDb,
  tokenHash: string,
  now: Date,
): Promise<OperatorRow | undefined> {
  return q
    .selectFrom('operators')
    .innerJoin('operator_sessions', 'operator_sessions.operator_id', 'operators.id')
    .selectAll('operators')
    .where('operator_sessions.token_hash', '=', tokenHash)
    .where('operator_sessions.ends_at', '>', now)
    .executeTakeFirst()
}

/** Takes an operator; writes it, or gives the one with its e-mail the new name, password and second step. Returns its id. */
export async function saveOperator({ q }: PlatformDb, row: Insertable<Schema['operators']>): Promise<string> {
  const { name, password_hash, sealed_totp, recovery_hashes } = row
  const { id } = await q
    .insertInto('operators')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ name, password_hash, sealed_totp, recovery_hashes }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes an operator and what changes of how it signs in: its password, the browsers that are known. */
export async function updateOperator(
  { q }: PlatformDb,
  id: string,
  change: { readonly password_hash?: string; readonly known_devices: string[] },
): Promise<void> {
  await q.updateTable('operators').set(change).where('id', '=', id).execute()
}

/** Takes an operator and the step of a right code; uses it up. Returns whether nobody else had. */
export async function useTotpStep({ q }: PlatformDb, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await q
    .updateTable('operators')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes an operator and a recovery code's hash; uses it up. Returns whether it was there. */
export async function useRecoveryHash({ q }: PlatformDb, id: string, used: string): Promise<boolean> {
  const { numUpdatedRows } = await q
    .updateTable('operators')
    .set({ recovery_hashes: sql<string[]>`array_remove(recovery_hashes, ${used})` })
    .where('id', '=', id)
    .where(sql<boolean>`${used} = any (recovery_hashes)`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Writes a session; those of the operator that have ended go at the same time. */
export async function insertOperatorSession(
  { q }: PlatformDb,
  session: Insertable<Schema['operator_sessions']>,
  now: Date,
): Promise<void> {
  await q
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', session.operator_id)
    .where('ends_at', '<=', now)
    .execute()
  await q.insertInto('operator_sessions').values(session).execute()
}

/** Takes a session's hash; ends it. */
export async function deleteOperatorSession({ q }: PlatformDb, tokenHash: string): Promise<void> {
  await q.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash).execute()
}

/** Takes an operator and which of its sessions stays, if any; ends the others. */
export async function deleteOperatorSessions({ q }: PlatformDb, id: string, but = ''): Promise<void> {
  await q
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', id)
    .where('token_hash', '<>', but)
    .execute()
}

/** Who acts: an operator, or a command on the machine. */
export interface OperatorActor {
  readonly id: string | null
  readonly name: string
}

/** What an operator did, and to which restaurant. */
export interface OperatorAct {
  readonly action: string
  /** A restaurant's id. */
  readonly subject?: string
  readonly name?: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Takes any handle, who acts and what is done; writes it down, in the transaction of the act where it has one. */
export async function writeOperatorLog(
  { q }: Pick<TenantDb, 'q'>,
  actor: OperatorActor,
  { action, subject = '', name = '', before, after }: OperatorAct,
): Promise<void> {
  const text = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  await q
    .insertInto('operator_log')
    .values({
      operator_id: actor.id,
      who: actor.name,
      action,
      subject,
      name,
      before: text(before),
      after: text(after),
    })
    .execute()
}

/** Takes the oldest line that was seen, if any, and the most; returns older ones, the newest first. */
export function listOperatorLog(
  { q }: PlatformDb,
  input: {
    readonly before?: number | undefined
    readonly subject?: string | undefined
    readonly most: number
  },
): Promise<OperatorLogRow[]> {
  return q
    .selectFrom('operator_log')
    .selectAll()
    .$if(input.before !== undefined, (lines) => lines.where('id', '<', input.before ?? 0))
    .$if(input.subject !== undefined, (lines) => lines.where('subject', '=', input.subject ?? ''))
    .orderBy('id', 'desc')
    .limit(input.most)
    .execute()
}
