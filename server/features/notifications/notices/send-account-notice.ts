import { dateWords } from '#domain/core/clock-words.ts'
import { getCountry } from '#domain/core/country.ts'
import { messageChannels } from '#domain/notifications/message-channel.ts'
import {
  noticeLifeMinutes,
  noticeWords,
  type AccountNotice,
  type NoticeFacts,
} from '#domain/notifications/notice.ts'
import { wordIn } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { noticeText, siteLink } from '#server/ports/notice-text.ts'
import { queueMessage } from '#server/ports/queue-message.ts'
import { findCustomer } from '#server/store/customers/customers.ts'
import { readPreferences } from '#server/store/notifications/notice-preferences.ts'
import { readWarned } from '#server/store/loyalty/points-lots.ts'
import type { OutboxEvents } from '#server/store/core/outbox.ts'

const paths: Readonly<Record<AccountNotice, string>> = {
  'new-device': '/account',
  'contact-changed': '/',
  'points-expiring': '/rewards',
}

/** They guard the account: no wish stops them. */
const guards: readonly AccountNotice[] = ['new-device', 'contact-changed']

/**
 * Takes what happened to an account; writes its message once, in the customer's language, by the ways that are wanted for
 * news of orders; what guards the account by all. Rule "Notices", safety 28 (may run twice).
 */
export async function sendAccountNotice(
  deps: Deps,
  tenantId: string,
  { id, event, customerId, to, facts }: OutboxEvents['account-notice'],
): Promise<void> {
  const [customer, preferences] = await deps.db.read(tenantId, (db) =>
    Promise.all([findCustomer(db, customerId), readPreferences(db, customerId)]),
  )
  if (!customer) return
  const current = event === 'points-expiring' ? await expiringNow(deps, tenantId, customerId) : facts
  if (!current) return
  const channels = messageChannels.filter((one) => guards.includes(event) || preferences.orders[one])
  const { language } = customer
  const { tenant } = await deps.catalogues.current(tenantId)
  const known = {
    ...current,
    restaurant: wordIn(tenant.name, language),
    link: siteLink(deps, tenantId, language, paths[event]),
  }
  const words = noticeWords(event, language, known, await noticeText(deps, tenantId, event, language))
  await deps.db.write(tenantId, (db) =>
    queueMessage(deps, db, {
      ...words,
      event,
      cause: guards.includes(event)
        ? { by: 'guest', caller: { account: customerId }, proven: true }
        : { by: 'clock', proven: true },
      to,
      channels,
      language,
      about: `customer:${customerId}`,
      once: `account:${id}`,
      expiresAt: new Date(deps.clock() + noticeLifeMinutes(event) * 60_000),
    }),
  )
}

/** A night may lie between noticing and telling: what was spent in it is not over soon any more, and of nothing nothing is said. */
async function expiringNow(
  { db, catalogues, clock }: Deps,
  tenantId: string,
  customerId: string,
): Promise<Partial<NoticeFacts> | undefined> {
  const { tenant } = await catalogues.current(tenantId)
  const [zone] = getCountry(tenant.country).time_zones
  const soon = await db.read(tenantId, (read) => readWarned(read, customerId, new Date(clock())))
  return soon && { number: String(soon.points), time: dateWords(soon.at.getTime(), zone) }
}
