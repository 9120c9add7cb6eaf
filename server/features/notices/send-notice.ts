import { clockWords } from '#domain/clock-words.ts'
import { currencySymbol } from '#domain/country.ts'
import { toDecimal } from '#domain/money.ts'
import { noticeWords } from '#domain/notice.ts'
import { wordIn } from '#domain/words.ts'
import { originOf, type Deps } from '#server/deps.ts'
import { queueMessage } from '#server/queue-message.ts'
import type { OutboxEvents } from '#server/store/outbox.ts'
import { findOrder, type OrderRow } from '#server/store/orders.ts'

/**
 * Takes a notice that fell due; writes its message once per order and event, unless the order has moved on or was
 * undone by then. Domain "Orders" (notices), safety 28 (may run twice).
 */
export async function sendNotice(
  deps: Deps,
  tenantId: string,
  notice: OutboxEvents['notice'],
): Promise<void> {
  const order = await deps.db.read(tenantId, (db) => findOrder(db, notice.orderId))
  if (!order || !stillHolds(order, notice)) return
  const catalogue = await deps.catalogues.current(tenantId)
  const branch = catalogue.branches.find((one) => one.id === order.branch_id)
  const { language } = order
  const symbol = wordIn(currencySymbol(order.currency), language)
  const sum = toDecimal(order.total)
  const origin = originOf(deps.settled, deps.hosts.primaryHost(tenantId) ?? deps.settled.platformHost)
  const body = noticeWords(notice.event, language, {
    restaurant: wordIn(catalogue.tenant.name, language),
    number: String(order.number ?? '').padStart(3, '0'),
    branch: branch ? wordIn(branch.name, language) : '',
    time: order.promised_at
      ? clockWords(order.promised_at.getTime(), branch?.timeZone ?? 'UTC', language)
      : '',
    link: `${origin}${language === 'en' ? '/en' : ''}/o/${order.id}`,
    amount: language === 'ar' ? `${sum} ${symbol}` : `${symbol} ${sum}`,
  })
  await deps.db.write(tenantId, (db) =>
    queueMessage(deps, db, {
      event: notice.event,
      to: { mobile: order.contact_mobile },
      language,
      body,
      orderId: order.id,
    }),
  )
}

/** "Ready" is told while it is; "delivered" also when a refund has moved the order on. */
function stillHolds(order: OrderRow, { event, status }: OutboxEvents['notice']): boolean {
  if (event === 'order-ready') return order.status === status
  return event !== 'order-delivered' || order.delivered_at !== null
}
