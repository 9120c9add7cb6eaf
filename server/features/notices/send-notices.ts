import { currencySymbol } from '#domain/country.ts'
import { messageChannels } from '#domain/message-channel.ts'
import { dayMomentWords } from '#domain/moment-words.ts'
import { toDecimal, type Currency, type Minor } from '#domain/money.ts'
import { noticeLifeMinutes, noticeWords, type NoticeFacts, type OrderNotice } from '#domain/notice.ts'
import { wordIn, type Language } from '#domain/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/deps.ts'
import { noticeText, siteLink } from '#server/notice-text.ts'
import { queueMessage, type MessageToQueue } from '#server/queue-message.ts'
import { customerIdOf, findCustomer } from '#server/store/customers.ts'
import { readWishes, type NoticeWishes } from '#server/store/notice-wishes.ts'
import { findOrder, type OrderRow } from '#server/store/orders.ts'
import type { OutboxEvents } from '#server/store/outbox.ts'
import { findRefund } from '#server/store/refunds.ts'

type Notice = OutboxEvents['notice']

/**
 * Takes notices of a tenant that fell due; writes the message of each once per order and event (per refund, when it tells
 * of one), unless the order has moved on or was undone by then. It goes to the mobile that the guest gave; to a customer
 * by the ways that are wanted, e-mail too. All together cost one reading and one transaction. Domain "Orders" (notices,
 * opt-out kept), safety 28 (may run twice).
 */
export async function sendNotices(deps: Deps, tenantId: string, notices: readonly Notice[]): Promise<void> {
  const found = await deps.db.read(tenantId, (db) => Promise.all(notices.map((one) => findFacts(db, one))))
  const messages: MessageToQueue[] = []
  for (const facts of found) if (facts) messages.push(await noticeMessage(deps, tenantId, facts))
  if (messages.length === 0) return
  await deps.db.write(tenantId, async (db) => {
    await Promise.all(messages.map((message) => queueMessage(deps, db, message)))
  })
}

interface Facts {
  readonly notice: Notice
  readonly order: OrderRow
  readonly refunded: number | undefined
  readonly email: string | undefined
  readonly wishes: NoticeWishes | undefined
}

/** Takes a notice; returns what its message is made of, or undefined when it is not to be told any more. */
async function findFacts(db: TenantDb, notice: Notice): Promise<Facts | undefined> {
  const [order, refund] = await Promise.all([
    findOrder(db, notice.orderId),
    notice.refund ? findRefund(db, notice.refund) : undefined,
  ])
  if (!order || !stillHolds(order, notice) || (notice.refund && refund?.state !== 'done')) return undefined
  const customerId = customerIdOf(order.shopper)
  const [customer, wishes] = customerId
    ? await Promise.all([findCustomer(db, customerId), readWishes(db, customerId)])
    : []
  return { notice, order, refunded: refund?.amount, email: customer?.email ?? undefined, wishes }
}

async function noticeMessage(
  deps: Deps,
  tenantId: string,
  { notice, order, refunded, email, wishes }: Facts,
): Promise<MessageToQueue> {
  const event = eventOf(notice, order)
  const { language } = order
  const facts = await orderFacts(deps, tenantId, order, notice.amount ?? refunded ?? paidOf(order))
  const text = await noticeText(deps, tenantId, event, language)
  return {
    ...noticeWords(event, language, facts, text),
    event,
    to: reach(order, email),
    channels: messageChannels.filter((channel) => !wishes || wishes.orders[channel]),
    language,
    expiresAt: new Date(deps.clock() + noticeLifeMinutes(event) * 60_000),
    ...onceOf(notice, order),
  }
}

/** Each refund and each change of the promise is told once; every other event once per order. */
function onceOf({ refund, version }: Notice, order: OrderRow): { once: string } | { orderId: string } {
  if (refund) return { once: `refund:${refund}` }
  return version === undefined ? { orderId: order.id } : { once: `note:${order.id}:${version}` }
}

function reach(order: OrderRow, email: string | undefined): Partial<Record<'mobile' | 'email', string>> {
  return { ...(order.contact_mobile && { mobile: order.contact_mobile }), ...(email && { email }) }
}

/** Nothing goes back to one who paid nothing. */
function eventOf({ event }: Notice, order: OrderRow): OrderNotice {
  return event === 'order-canceled' && order.captured === 0 ? 'order-canceled-unpaid' : event
}

const paidOf = (order: OrderRow): Minor => (order.captured > 0 ? order.captured : order.total) as Minor

async function orderFacts(
  deps: Deps,
  tenantId: string,
  order: OrderRow,
  amount: number,
): Promise<Partial<NoticeFacts>> {
  const { tenant, branches } = await deps.catalogues.current(tenantId)
  const branch = branches.find((one) => one.id === order.branch_id)
  const { language } = order
  return {
    restaurant: wordIn(tenant.name, language),
    number: String(order.number ?? '').padStart(3, '0'),
    branch: branch ? wordIn(branch.name, language) : '',
    time: order.promised_at
      ? dayMomentWords(order.promised_at.getTime(), deps.clock(), branch?.timeZone ?? 'UTC', language)
      : '',
    link: siteLink(deps, tenantId, language, `/o/${order.id}`),
    amount: amountWords(amount as Minor, order.currency, language),
  }
}

function amountWords(amount: Minor, currency: Currency, language: Language): string {
  const symbol = wordIn(currencySymbol(currency), language)
  return language === 'ar' ? `${toDecimal(amount)} ${symbol}` : `${symbol} ${toDecimal(amount)}`
}

const whileItIs: readonly OrderNotice[] = [
  'order-ready',
  'order-ready-car',
  'order-on-the-way',
  'order-time-changed',
  'order-costs-more',
]

/** "Ready" and "on the way" are told while they are; "delivered" also when a refund has moved the order on. */
function stillHolds(order: OrderRow, { event, status }: Notice): boolean {
  if (whileItIs.includes(event)) return order.status === status
  return event !== 'order-delivered' || order.delivered_at !== null
}
