import type { SendersWire } from '#contract/notifications/messages.ts'
import type { Deps } from '#server/core/deps.ts'
import { listMessageAccounts, type MessageAccountRow } from '#server/store/notifications/message-accounts.ts'
import { reportUrl } from './report-url.ts'

/** Takes a tenant; returns its senders in the order in which they are tried, and which there can be. Never a secret. */
export async function showSenders(
  deps: Pick<Deps, 'db' | 'senders' | 'hosts' | 'settled' | 'seal'>,
  tenantId: string,
): Promise<SendersWire> {
  const { db, senders } = deps
  const rows = await db.read(tenantId, listMessageAccounts)
  const typedAddress = (row: MessageAccountRow) => {
    const provider = senders.find(row.provider)
    // one that proves the address wants it typed in its dashboard; others are told it with each message
    return provider?.answerChallenge ? reportUrl(deps, tenantId, row.id, provider) : ''
  }
  return {
    senders: rows.map((row) => ({
      id: row.id,
      provider: row.provider,
      channel: row.channel,
      enabled: row.enabled,
      shown: row.shown,
      balance:
        row.balance_amount === null
          ? null
          : { amount: row.balance_amount, currency: row.balance_currency ?? '' },
      report_url: typedAddress(row),
    })),
    kinds: senders.providers.map(({ name, channel, fields }) => ({
      provider: name,
      channel,
      fields: fields.map((field) => ({
        name: field.name,
        secret: field.secret,
        optional: field.optional ?? false,
        address: field.address ?? false,
      })),
    })),
    outbox: senders.outboxes.length > 0,
  }
}
