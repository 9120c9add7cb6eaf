import { amountWords } from '#domain/core/amount-words.ts'
import { messageChannels } from '#domain/notifications/message-channel.ts'
import { dayMomentWords } from '#domain/core/moment-words.ts'
import type { Minor } from '#domain/core/money.ts'
import {
  noticeLifeMinutes,
  noticeWords,
  type NoticeFacts,
  type OrderNotice,
} from '#domain/notifications/notice.ts'
import { wordIn } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { noticeText, siteLink } from '#server/ports/notice-text.ts'
import { queueMessages, type MessageToQueue } from '#server/ports/queue-message.ts'
import { customerIdOf, findContacts } from '#server/store/customers/customers.ts'
import { isByPhone } from '#server/store/ordering/phone-shopper.ts'
import { readPreferencesOf, type NoticePreferences } from '#server/store/notifications/notice-preferences.ts'
import { findNotifiedOrders, type NotifiedOrder } from '#server/store/ordering/notified-orders.ts'
import type { OutboxEvents } from '#server/store/core/outbox.ts'
import { findRefund } from '#server/store/payments/refunds.ts'
import type { MessageCause } from '#server/usage/message-usage.ts'

type Notice = OutboxEvents['notice']

/**
 * Takes notices of a tenant that fell due; writes the message of each once per order and event (per refund, when it tells
 * of one), unless the order has moved on or was undone by then. It goes to the mobile that the guest gave; to a customer
 * by the ways that are wanted, e-mail too; a link to pay by always. All together cost one reading and one transaction. Rule "Notices", rule "Wishes for notices",
 * safety 28 (may run twice).
 */
export async function sendNotices(deps: Deps, tenantId: string, notices: readonly Notice[]): Promise<void> {
  const found = await deps.db.read(tenantId, (db) => findFacts(db, notices))
  const messages: MessageToQueue[] = []
  for (const facts of found) messages.push(await noticeMessage(deps, tenantId, facts))
  if (messages.length === 0) return
  await deps.db.write(tenantId, (db) => queueMessages(deps, db, messages))
}

interface Facts {
  readonly notice: Notice
  readonly order: NotifiedOrder
  readonly refunded: number | undefined
  /** Where its customer proved to be. */
  readonly own: { readonly mobile: string | null; readonly email: string | null } | undefined
  readonly wishes: NoticePreferences | undefined
}

/** Takes notices; returns what the messages are made of, without those that are not to be told any more. */
async function findFacts(db: TenantDb, notices: readonly Notice[]): Promise<Facts[]> {
  const orders = await findNotifiedOrders(
    db,
    notices.map(({ orderId }) => orderId),
  )
  const customerIds = [...orders.values()].flatMap(({ shopper }) => customerIdOf(shopper) ?? [])
  const [contacts, preferences, refunds] = await Promise.all([
    findContacts(db, customerIds),
    readPreferencesOf(db, customerIds),
    Promise.all(notices.map(async ({ refund }) => (refund ? findRefund(db, refund) : undefined))),
  ])
  return notices.flatMap((notice, at) => {
    const order = orders.get(notice.orderId)
    const refund = refunds[at]
    if (!order || !stillHolds(order, notice) || (notice.refund && refund?.state !== 'done')) return []
    const customerId = customerIdOf(order.shopper) ?? ''
    const reached = { own: contacts.get(customerId), wishes: preferences.get(customerId) }
    return [{ notice, order, refunded: refund?.amount, ...reached }]
  })
}

async function noticeMessage(
  deps: Deps,
  tenantId: string,
  { notice, order, refunded, own, wishes: preferences }: Facts,
): Promise<MessageToQueue> {
  const to = reach(order, own?.email)
  const event = eventOf(notice, order, asksRating(to, preferences))
  const { language } = order
  const facts = await orderFacts(deps, tenantId, order, notice.amount ?? refunded ?? paidOf(order))
  const text = await noticeText(deps, tenantId, event, language)
  return {
    ...noticeWords(event, language, facts, text),
    event,
    cause: causeOf(event, order, own),
    to,
    channels: paying.includes(event) ? messageChannels : channelsOf(preferences),
    language,
    expiresAt: new Date(deps.clock() + noticeLifeMinutes(event) * 60_000),
    ...onceOf(notice, order),
  }
}

/** Each refund and each change of the promise is told once; every other event once per order. */
function onceOf({ refund, version }: Notice, order: NotifiedOrder): { once: string } | { orderId: string } {
  if (refund) return { once: `refund:${refund}` }
  return version === undefined ? { orderId: order.id } : { once: `note:${order.id}:${version}` }
}

/** What a guest can have told without paying, by placing an order and taking it back. */
const byGuest: readonly OrderNotice[] = ['order-received', 'order-canceled', 'order-canceled-unpaid']

/** Of an order that is paid, that staff took on or that they took by phone nothing is counted (decision 0205). */
function causeOf(event: OrderNotice, order: NotifiedOrder, own: Facts['own']): MessageCause {
  const { shopper, captured, payment_state: state, contact_mobile: mobile } = order
  if (!byGuest.includes(event) || captured > 0 || state === 'paid' || isByPhone(shopper))
    return { by: 'order' }
  const account = customerIdOf(shopper)
  const caller = account === undefined ? { browser: shopper } : { account }
  return { by: 'guest', caller, proven: own !== undefined && own.mobile === mobile }
}

function reach(
  order: NotifiedOrder,
  email: string | null | undefined,
): Partial<Record<'mobile' | 'email', string>> {
  return { ...(order.contact_mobile && { mobile: order.contact_mobile }), ...(email && { email }) }
}

/** A link to pay by is always sent: no wish stops it. */
const paying: readonly OrderNotice[] = ['payment-link', 'order-costs-more']

const channelsOf = (preferences: NoticePreferences | undefined) =>
  messageChannels.filter((channel) => !preferences || preferences.orders[channel])

/** A request to rate goes out only where every way that the news may take wants it. */
function asksRating(to: ReturnType<typeof reach>, preferences: NoticePreferences | undefined): boolean {
  const ways = channelsOf(preferences).filter((channel) => (channel === 'email' ? to.email : to.mobile))
  return !preferences || ways.every((channel) => preferences.ratings[channel])
}

/** Nothing goes back to one who paid nothing, and nobody is asked for a rating who wants to be asked for none. */
function eventOf({ event, amount }: Notice, order: NotifiedOrder, asks: boolean): OrderNotice {
  if (event === 'order-delivered' && !asks) return 'order-delivered-plain'
  return event === 'order-canceled' && (amount ?? order.captured) === 0 ? 'order-canceled-unpaid' : event
}

const paidOf = (order: NotifiedOrder): Minor => (order.captured > 0 ? order.captured : order.total) as Minor

async function orderFacts(
  deps: Deps,
  tenantId: string,
  order: NotifiedOrder,
  amount: number,
): Promise<Partial<NoticeFacts>> {
  const { tenant, branches } = await deps.catalogues.current(tenantId)
  const branch = branches.find((one) => one.id === order.branch_id)
  const { language } = order
  return {
    restaurant: wordIn(tenant.name, language),
    number: order.number === null ? '' : String(order.number).padStart(3, '0'),
    branch: branch ? wordIn(branch.name, language) : '',
    time: order.promised_at
      ? dayMomentWords(order.promised_at.getTime(), deps.clock(), branch?.timeZone ?? 'UTC', language)
      : '',
    link: siteLink(deps, tenantId, language, `/o/${order.id}`),
    amount: amountWords(amount as Minor, order.currency, language),
  }
}

const whileItIs: readonly OrderNotice[] = [
  'order-ready',
  'order-ready-car',
  'order-on-the-way',
  'order-time-changed',
  'order-costs-more',
]

/** "Ready" and "on the way" are told while they are; "delivered" also when a refund has moved the order on. */
function stillHolds(order: NotifiedOrder, { event, status }: Notice): boolean {
  if (whileItIs.includes(event)) return order.status === status
  return event !== 'order-delivered' || order.delivered_at !== null
}
