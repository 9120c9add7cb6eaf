import type { TenantDb } from '#server/database/tenant-db.ts'
import type { AttemptRow } from './payments.ts'

/** Takes what the gateway calls a session of an account; returns its attempt, or undefined. */
export function findAttemptBySession(
  db: TenantDb,
  accountId: string,
  sessionId: string,
): Promise<AttemptRow | undefined> {
  return db.q
    .selectFrom('payment_attempts')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('session_id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}
