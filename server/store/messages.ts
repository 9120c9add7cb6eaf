import type { Selectable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from './schema.ts'

export type MessageRow = Selectable<Schema['messages']>

/** Takes how many at most; returns the messages that were sent, newest first. */
export function listMessages(db: TenantDb, most: number): Promise<MessageRow[]> {
  return db.q
    .selectFrom('messages')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
}
