import { sql } from 'kysely'
import type { MessageChannel } from '#domain/message-channel.ts'
import type { FailReason } from '#domain/message-state.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { MessageRow } from './messages.ts'

/** A message that this process alone may send now, and what it was before: `sending` means another died over it. */
export type ClaimedMessage = MessageRow & { readonly was: 'queued' | 'sending' }

/**
 * Takes a message, the time and when the claim lapses; claims it, unless it has ended or another holds it. Raises its
 * fence: whoever held it before changes it no more.
 */
export async function claimMessage(
  db: TenantDb,
  id: string,
  now: Date,
  until: Date,
): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    with was as (
      select state from messages
      where tenant_id = ${db.tenantId} and id = ${id}
        and (state = 'queued' or (state = 'sending' and try_at <= ${now}))
      for update
    )
    update messages m set state = 'sending', fence = m.fence + 1, attempts = m.attempts + 1, try_at = ${until}
    from was where m.tenant_id = ${db.tenantId} and m.id = ${id}
    returning m.*, was.state as was`.execute(db.q)
  return rows[0]
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

/** Takes a claimed message and who took it over by which channel; says so. A secret is wiped unless `keep`. */
export function markTaken(
  db: TenantDb,
  held: Held,
  taken: {
    readonly channel: MessageChannel
    readonly recipient: string
    readonly accountId: string
    readonly providerMessageId: string
    readonly at: Date
    readonly keep: boolean
  },
): Promise<void> {
  return change(db, held, {
    state: 'sent',
    channel: taken.channel,
    recipient: taken.recipient,
    account_id: taken.accountId,
    provider_message_id: taken.providerMessageId.slice(0, 200),
    sent_at: taken.at,
    reason: null,
    error: null,
    ...(!taken.keep && { sealed_content: null }),
  })
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
  values: Partial<
    Pick<MessageRow, 'state' | 'reason' | 'error' | 'sent_at' | 'ended_at' | 'sealed_content'>
  > &
    Partial<Pick<MessageRow, 'channel' | 'recipient' | 'account_id' | 'provider_message_id'>>,
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
    where tenant_id = ${db.tenantId} and id = ${id} and state in ('queued', 'sending')`.execute(db.q)
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
