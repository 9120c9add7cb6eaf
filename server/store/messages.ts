import type { Insertable, Selectable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Addresses, MessageContent } from './message-tables.ts'
import type { Schema } from './schema.ts'

export type MessageRow = Selectable<Schema['messages']>
type MessageColumns = Insertable<Schema['messages']>

/** A message to be queued, as its caller gives it. */
export type NewMessage = Pick<
  MessageColumns,
  | 'id'
  | 'event'
  | 'channel'
  | 'recipient'
  | 'language'
  | 'order_id'
  | 'expires_at'
  | 'secret'
  | 'sealed_content'
> &
  Partial<MessageContent> & { readonly addresses: Addresses }

/** Takes a message; queues it. False when its order has a message of this event already. */
export async function insertMessage(
  db: TenantDb,
  { addresses, params = [], body = '', ...message }: NewMessage,
): Promise<boolean> {
  const result = await db.q
    .insertInto('messages')
    .values({
      tenant_id: db.tenantId,
      state: 'queued',
      addresses: JSON.stringify(addresses),
      params: JSON.stringify(params),
      body,
      ...message,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Takes an order; returns to how many addresses its receipt was sent. */
export async function countReceipts(db: TenantDb, orderId: string): Promise<number> {
  const { sent } = await db.q
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .where('event', 'like', 'order-receipt-%')
    .executeTakeFirstOrThrow()
  return Number(sent)
}

/** Takes how many at most; returns the messages, newest first. */
export function listMessages(db: TenantDb, most: number): Promise<MessageRow[]> {
  return db.q
    .selectFrom('messages')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
}
