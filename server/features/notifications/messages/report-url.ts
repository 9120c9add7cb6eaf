import { originOf, type Deps } from '#server/core/deps.ts'
import type { MessageProvider } from '#server/adapters/messages/port.ts'

/**
 * Takes an account at a provider of messages; returns where its reports arrive: on the restaurant's own host, with a key
 * that only the provider is told where it signs nothing. The key is kept nowhere: it follows from the account.
 */
export function reportUrl(
  { hosts, settled, seal }: Pick<Deps, 'hosts' | 'settled' | 'seal'>,
  tenantId: string,
  accountId: string,
  provider: Pick<MessageProvider, 'keyedReports'>,
): string {
  const origin = originOf(settled, hosts.primaryHost(tenantId) ?? settled.platformHost)
  const key = provider.keyedReports ? `?key=${seal.mac('message-report', tenantId, accountId)}` : ''
  return `${origin}/api/v1/messages/reports/${accountId}${key}`
}
