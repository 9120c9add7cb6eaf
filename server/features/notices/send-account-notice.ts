import { noticeLifeMinutes, noticeWords } from '#domain/notice.ts'
import { wordIn } from '#domain/words.ts'
import type { Deps } from '#server/deps.ts'
import { noticeText, siteLink } from '#server/notice-text.ts'
import { queueMessage } from '#server/queue-message.ts'
import { findCustomer } from '#server/store/customers.ts'
import type { OutboxEvents } from '#server/store/outbox.ts'

/**
 * Takes what happened to an account; writes its message once, in the customer's language. It guards the account, so no
 * wish stops it. Domain "Orders" (notices), safety 28 (may run twice).
 */
export async function sendAccountNotice(
  deps: Deps,
  tenantId: string,
  { id, event, customerId, to, facts }: OutboxEvents['account-notice'],
): Promise<void> {
  const customer = await deps.db.read(tenantId, (db) => findCustomer(db, customerId))
  if (!customer) return
  const { language } = customer
  const { tenant } = await deps.catalogues.current(tenantId)
  const known = {
    ...facts,
    restaurant: wordIn(tenant.name, language),
    link: siteLink(deps, tenantId, language, event === 'new-device' ? '/account' : '/'),
  }
  const words = noticeWords(event, language, known, await noticeText(deps, tenantId, event, language))
  await deps.db.write(tenantId, (db) =>
    queueMessage(deps, db, {
      ...words,
      event,
      to,
      language,
      once: `account:${id}`,
      expiresAt: new Date(deps.clock() + noticeLifeMinutes(event) * 60_000),
    }),
  )
}
