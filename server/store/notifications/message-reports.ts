import type { DeliveryReport } from '#domain/notifications/message-state.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/**
 * Takes the account that took a message and what its provider reports; notes it. Reports come in any order and more
 * than once: what arrived stays arrived, and what failed later says why.
 */
export async function noteReport(
  db: TenantDb,
  accountId: string,
  { providerMessageId, state, error }: DeliveryReport,
  at: Date,
): Promise<void> {
  if (state === 'sent') return
  const failed = { state, reason: 'undelivered', error: error?.slice(0, 300) ?? null, ended_at: at } as const
  await db.q
    .updateTable('messages')
    .set(
      state === 'failed'
        ? { ...failed, state: 'failed' }
        : { state, reason: null, error: null, ended_at: at },
    )
    .where('tenant_id', '=', db.tenantId)
    .where('account_id', '=', accountId)
    .where('provider_message_id', '=', providerMessageId)
    .where('state', 'in', state === 'delivered' ? ['sent', 'failed'] : ['sent'])
    .execute()
}
