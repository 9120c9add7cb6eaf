import type { MessageChannel } from '#domain/notifications/message-channel.ts'
import type { Deps } from '#server/core/deps.ts'
import type { MessageProvider, ProviderAccount } from '#server/adapters/messages/port.ts'
import { openAccount } from '#server/start/senders.ts'
import { listMessageAccounts } from '#server/store/notifications/message-accounts.ts'
import { reportUrl } from './report-url.ts'

/** One way on which a message of the tenant can go out. */
export interface Way {
  readonly channel: MessageChannel
  readonly provider: MessageProvider
  readonly account: ProviderAccount
  /** The demo's outbox: nothing leaves the product. */
  readonly isOutbox: boolean
}

/**
 * Takes a tenant; returns its ways in the order in which they are tried: its enabled accounts, and in a demo the
 * outbox for what they do not cover.
 */
export async function listWays(
  deps: Pick<Deps, 'db' | 'seal' | 'senders' | 'hosts' | 'settled'>,
  tenantId: string,
): Promise<readonly Way[]> {
  const { db, seal, senders } = deps
  const rows = (await db.read(tenantId, listMessageAccounts)).filter((row) => row.enabled)
  const own = rows.flatMap((row): Way[] => {
    const provider = senders.find(row.provider)
    if (!provider) return []
    const account = openAccount(seal, row, reportUrl(deps, tenantId, row.id, provider))
    return [{ channel: provider.channel, provider, account, isOutbox: false }]
  })
  // SMS and WhatsApp lead to the same phone: one of them is the way there, also when it is in trouble
  const covered = new Set(own.map(({ channel }) => placeOf(channel)))
  const outboxes = senders.outboxes
    .filter(({ channel }) => !covered.has(placeOf(channel)))
    .map((provider): Way => {
      const account = { id: provider.name, values: {}, reportUrl: '' }
      return { channel: provider.channel, provider, account, isOutbox: true }
    })
  return [...own, ...outboxes]
}

const placeOf = (channel: MessageChannel) => (channel === 'email' ? 'email' : 'mobile')
