import { readCampaignText } from '#domain/loyalty/segment.ts'
import type { Mailing } from '#server/adapters/messages/port.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { siteLink } from '#server/ports/notice-text.ts'
import type { MessageRow } from '#server/store/notifications/messages.ts'
import { optOutToken } from './opt-out.ts'

/**
 * Takes a message and its text; returns what a mail of it needs as one of many: where its offer is, and the ways out. Undefined
 * for what is no campaign. Decision 0216.
 */
export function mailingOf(
  deps: Pick<Deps, 'settled' | 'hosts' | 'seal'>,
  tenantId: string,
  { event, about, language }: Pick<MessageRow, 'event' | 'about' | 'language'>,
  body: string,
): Mailing | undefined {
  const customerId = /^customer:(.+)$/.exec(about ?? '')?.[1]
  const read = event === 'campaign' ? readCampaignText(body, language) : undefined
  if (!read || !customerId) return undefined
  const origin = originOf(deps.settled, deps.hosts.primaryHost(tenantId) ?? deps.settled.platformHost)
  const query = read.code ? `?coupon=${encodeURIComponent(read.code)}` : ''
  return {
    offerUrl: siteLink(deps, tenantId, language, '/menu') + query,
    optOutUrl: read.optOutUrl,
    oneClickUrl: `${origin}/api/v1/messages/opt-outs/${optOutToken(deps, tenantId, customerId)}`,
  }
}
