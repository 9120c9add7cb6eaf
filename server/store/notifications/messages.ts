import type { Selectable } from 'kysely'
import type { MessageChannel } from '#domain/notifications/message-channel.ts'
import type { Language } from '#domain/core/words.ts'
import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Addresses, MessageContent } from './message-columns.ts'
import type { Schema } from '../schema.generated.ts'

export type MessageRow = Selectable<Schema['messages']>

/** A message to be queued, as its caller gives it. */
export interface NewMessage extends MessageContent {
  readonly id: string
  readonly event: string
  readonly channel: MessageChannel
  readonly recipient: string
  readonly addresses: Addresses
  readonly language: Language
  readonly order_id: string | null
  readonly about: string | null
  readonly expires_at: Date | null
  readonly secret: boolean
  readonly sealed_content: string | null
}

/**
 * Takes messages; queues them and has the relay hear of each. Returns the ids of those that are new: an order has one of
 * each event.
 */
export async function insertMessages(db: TenantDb, messages: readonly NewMessage[]): Promise<string[]> {
  const rows = await ask<{ id: string }>(db)`
    with made as (
      insert into messages (tenant_id, state, id, event, channel, recipient, addresses, language, subject, body, params,
        order_id, about, expires_at, secret, sealed_content)
      select ${db.tenantId}, 'queued', m.* from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as m(id text, event text,
        channel text, recipient text, addresses jsonb, language text, subject text, body text, params jsonb,
        order_id text, about text, expires_at timestamptz, secret boolean, sealed_content text)
      on conflict do nothing returning id
    ), told as (
      insert into outbox (tenant_id, kind, payload)
      select ${db.tenantId}, 'message', jsonb_build_object('messageId', id) from made
    )
    select id from made`
  return rows.map(({ id }) => id)
}

/** Takes messages that this transaction queued and a limit stopped; they end as skipped, and staff may send them. */
export async function limitMessages(db: TenantDb, ids: readonly string[], at: Date): Promise<void> {
  await ask(db)`
    update messages set state = 'failed', reason = 'limit', ended_at = ${at}, sealed_content = null
    where tenant_id = ${db.tenantId} and id = any (${ids}::text[]) and state = 'queued'`
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
