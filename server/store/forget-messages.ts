import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** Takes the numbers and e-mails of an account that goes; no message names them or says what it said. Domain "Privacy". */
export async function forgetMessagesTo(db: TenantDb, places: readonly string[]): Promise<void> {
  if (places.length === 0) return
  await sql`update messages set recipient = '', addresses = '{}', subject = '', body = '', params = '[]', sealed_content = null
    where tenant_id = ${db.tenantId} and (recipient = any (${places}::text[])
      or addresses ->> 'sms' = any (${places}::text[]) or addresses ->> 'email' = any (${places}::text[]))`.execute(
    db.q,
  )
}
