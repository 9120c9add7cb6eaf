import { sql } from 'kysely'
import type { MessageChannel } from '#domain/notifications/message-channel.ts'
import type { FailReason } from '#domain/notifications/message-state.ts'
import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { MessageRow } from './messages.ts'
import { unsentStates } from '#domain/notifications/message-state.ts'
import { textsSql } from '../core/texts-sql.ts'

/** A message that this process alone may send now, and what it was before: `sending` means another died over it. */
export type ClaimedMessage = MessageRow & { readonly was: 'queued' | 'sending' }

/**
 * Takes messages, the time and when the claim lapses; claims those that have not ended and that no other holds. Raises
 * their fences: whoever held one before changes it no more.
 */
export async function claimMessages(
  db: TenantDb,
  ids: readonly string[],
  now: Date,
  until: Date,
): Promise<ClaimedMessage[]> {
  return ask<ClaimedMessage>(db)`
    with was as (
      select id, state from messages
      where tenant_id = ${db.tenantId} and id = any (${ids}::text[])
        and (state = 'queued' or (state = 'sending' and try_at <= ${now}))
      order by id for update
    )
    update messages m set state = 'sending', fence = m.fence + 1, attempts = m.attempts + 1, try_at = ${until}
    from was where m.tenant_id = ${db.tenantId} and m.id = was.id
    returning m.*, was.state as was`
}

/** Takes a message that another may hold; returns whether it does. */
export async function isBeingSent(db: TenantDb, id: string): Promise<boolean> {
  const row = await db.q
    .selectFrom('messages')
    .select('state')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.state === 'sending'
}

type Held = Pick<MessageRow, 'id' | 'fence'>

/** A claimed message that was taken over: by which channel and account, and under which name. */
export interface Taken extends Held {
  readonly channel: MessageChannel
  readonly recipient: string
  readonly accountId: string
  readonly providerMessageId: string
  readonly at: Date
  /** A secret is wiped otherwise. */
  readonly keep: boolean
}

/** Takes claimed messages that were taken over; says so of each whose claim is still the newest. */
export async function markTaken(db: TenantDb, all: readonly Taken[]): Promise<void> {
  const given = all.map((one) => ({
    id: one.id,
    fence: one.fence,
    channel: one.channel,
    recipient: one.recipient,
    account_id: one.accountId,
    provider_message_id: one.providerMessageId.slice(0, 200),
    sent_at: one.at,
    keep: one.keep,
  }))
  await ask(db)`
    update messages m set state = 'sent', channel = g.channel, recipient = g.recipient, account_id = g.account_id,
      provider_message_id = g.provider_message_id, sent_at = g.sent_at, reason = null, error = null,
      sealed_content = case when g.keep then m.sealed_content end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(id text, fence bigint, channel text, recipient text,
      account_id text, provider_message_id text, sent_at timestamptz, keep boolean)
    where m.tenant_id = ${db.tenantId} and m.id = g.id and m.fence = g.fence and m.state = 'sending'`
}

/** Takes a claimed message that nobody took for now; it waits for its next try. */
export function markWaiting(db: TenantDb, held: Held, error: string): Promise<void> {
  return change(db, held, { state: 'queued', error })
}

/** Takes a claimed message that will not go out; says why, in a word and in the provider's own. A secret is wiped. */
export function markFailed(
  db: TenantDb,
  held: Held,
  failure: { readonly reason: FailReason; readonly error: string | null; readonly at: Date },
): Promise<void> {
  const { reason, error, at } = failure
  return change(db, held, { state: 'failed', reason, error, ended_at: at, sealed_content: null })
}

async function change(
  db: TenantDb,
  { id, fence }: Held,
  values: Partial<Pick<MessageRow, 'state' | 'reason' | 'error' | 'ended_at' | 'sealed_content'>>,
): Promise<void> {
  await db.q
    .updateTable('messages')
    .set(values)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('state', '=', 'sending')
    .execute()
}

/** Takes a message whose every try failed; it is parked, to be seen and retried. */
export async function parkMessage(db: TenantDb, id: string, at: Date): Promise<void> {
  await sql`update messages set state = 'failed', reason = 'gave-up', ended_at = ${at}, fence = fence + 1,
      sealed_content = null
    where tenant_id = ${db.tenantId} and id = ${id} and state in ${textsSql(unsentStates)}`.execute(db.q)
}

/** Takes a parked message; it is queued again. Returns its fence, or undefined when it is not to be sent again. */
export async function requeueMessage(db: TenantDb, id: string, now: Date): Promise<number | undefined> {
  const row = await db.q
    .updateTable('messages')
    .set((eb) => ({
      state: 'queued' as const,
      reason: null,
      ended_at: null,
      fence: eb('fence', '+', 1),
    }))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('secret', '=', false)
    .where('body', '!=', '')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning('fence')
    .executeTakeFirst()
  return row === undefined ? undefined : Number(row.fence)
}
