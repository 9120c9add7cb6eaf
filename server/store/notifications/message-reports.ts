import type { DeliveryReport } from '#domain/notifications/message-state.ts'
import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/**
 * Takes the account that took a message and what its provider reports; notes it. Reports come in any order, more than once
 * and before the answer to the sending, which our own reference tells them from: what arrived stays arrived, and what failed
 * later says why. Returns false for a failure of a message that is still being sent: another way may yet take it, so it
 * is to be told again.
 */
export async function noteReport(
  db: TenantDb,
  accountId: string,
  { providerMessageId, reference, state, error }: DeliveryReport,
  at: Date,
): Promise<boolean> {
  if (state === 'sent') return true
  const own = reference ?? null
  const rows = await ask<{ was: string }>(db)`
    with found as (
      select id, state from messages
      where tenant_id = ${db.tenantId}
        and ((account_id = ${accountId} and provider_message_id = ${providerMessageId})
          or (id = ${own} and state in ('sending', 'failed')))
      order by id for update
    ), noted as (
      update messages m set state = ${state}, ended_at = ${at},
        reason = ${state === 'failed' ? 'undelivered' : null}, error = ${state === 'failed' ? (error?.slice(0, 300) ?? null) : null},
        account_id = ${accountId}, provider_message_id = ${providerMessageId.slice(0, 200)},
        sent_at = coalesce(m.sent_at, ${at}), sealed_content = case when m.state = 'sending' then null else m.sealed_content end
      from found f where m.tenant_id = ${db.tenantId} and m.id = f.id
        and (f.state = 'sent' or (f.state in ('sending', 'failed') and ${state} = 'delivered'))
    )
    select state as was from found`
  return !(state === 'failed' && rows.some(({ was }) => was === 'sending'))
}
