import { originOf, type Deps } from '#server/core/deps.ts'

/** Takes an account at a provider of messages; returns where its reports arrive: on the restaurant's own host. */
export function reportUrl(
  { hosts, settled }: Pick<Deps, 'hosts' | 'settled'>,
  tenantId: string,
  accountId: string,
): string {
  const origin = originOf(settled, hosts.primaryHost(tenantId) ?? settled.platformHost)
  return `${origin}/api/v1/messages/reports/${accountId}`
}
