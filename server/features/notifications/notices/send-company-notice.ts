import { amountWords } from '#domain/core/amount-words.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { dayMomentWords } from '#domain/core/moment-words.ts'
import { noticeLifeMinutes, noticeWords } from '#domain/notifications/notice.ts'
import { wordIn } from '#domain/core/words.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import { noticeText, siteLink } from '#server/ports/notice-text.ts'
import { queueMessage } from '#server/ports/queue-message.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { findCompany } from '#server/store/companies/companies.ts'
import { findCompanyOrder } from '#server/store/companies/company-orders.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import type { OutboxEvents } from '#server/store/core/outbox.ts'

/**
 * Takes a notice of an order on a company's account; the approver is told by the link, once, while it waits; the member,
 * once, that the company did not approve. Spec 4 b2b_pending, safety 28 (may run twice).
 */
export async function sendCompanyNotice(
  deps: Deps,
  tenantId: string,
  { orderId, event }: OutboxEvents['company-notice'],
): Promise<void> {
  const found = await deps.db.read(tenantId, async (db) => {
    const [order, owes] = [
      await forSystem('job', findOrder(db, orderId)),
      await findCompanyOrder(db, orderId),
    ]
    return { order, owes, company: owes && (await findCompany(db, owes.company_id)) }
  })
  const { order, owes, company } = found
  if (!order || !owes || !company) return
  const asks = event === 'company-approval'
  if (asks ? owes.state !== 'waiting' : order.status !== 'b2b_canceled') return
  const language = asks ? company.approver_language : order.language
  const mobile = asks ? company.approver_mobile : order.contact_mobile
  const { tenant } = await deps.catalogues.current(tenantId)
  const facts = {
    restaurant: wordIn(tenant.name, language),
    contact: order.contact_name,
    amount: amountWords(owes.amount, order.currency, language),
    time: owes.decide_by
      ? dayMomentWords(owes.decide_by.getTime(), deps.clock(), owes.time_zone, language)
      : '',
    link: siteLink(deps, tenantId, language, asks ? `/company-order/${owes.approval_id}` : `/o/${order.id}`),
  }
  const words = noticeWords(event, language, facts, await noticeText(deps, tenantId, event, language))
  const life = new Date(deps.clock() + noticeLifeMinutes(event) * minuteMs)
  await deps.db.write(tenantId, (db) =>
    queueMessage(deps, db, {
      ...words,
      event,
      cause: asks
        ? { by: 'guest', caller: { account: customerIdOf(order.shopper) }, proven: true }
        : { by: 'order' },
      to: { mobile },
      language,
      once: `${event}:${order.id}`,
      expiresAt: asks && owes.decide_by ? owes.decide_by : life,
    }),
  )
}
