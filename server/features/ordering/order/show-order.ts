import type { OrderWire } from '#contract/ordering/order.ts'
import { chosenReason } from '#domain/ordering/cancel-reasons.ts'
import { dayMomentWords } from '#domain/core/moment-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import {
  endedUnserved,
  statusFacts,
  statusMessageKey,
  stepsOf,
  type OrderStatus,
} from '#domain/ordering/order-status.ts'
import { statusForGuest } from '#domain/ordering/shown-status.ts'
import { statusBadge } from '#domain/ordering/status-badge.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import type { CreditNoteRow } from '#server/store/payments/documents.ts'
import type { JournalRow, OrderRow } from '#server/store/ordering/orders.ts'
import type { RefundRow } from '#server/store/payments/refunds.ts'
import { showAddress } from '#server/show/show-address.ts'
import { showBill } from '#server/show/show-bill.ts'
import { showSlotOf } from '#server/show/show-slot.ts'
import { refundState } from '#server/show/refund-state.ts'
import { showActs } from './show-acts.ts'

/** Of those that have no message of the tenant. */
const rawStatus: Readonly<Record<OrderStatus, Words | undefined>> = {
  callcenter_pending: { ar: 'بانتظار الدفع', en: 'Waiting for payment' },
  b2b_pending: { ar: 'بانتظار موافقة الشركة', en: 'Waiting for company approval' },
  created: undefined,
  accepted: undefined,
  ready: undefined,
  outdelivery: undefined,
  delivered: undefined,
  canceled: undefined,
  missed: undefined,
  b2b_canceled: { ar: 'ألغته الشركة', en: 'Canceled by the company' },
  partially_refunded: { ar: 'مسترد جزئيًا', en: 'Partially refunded' },
  refunded: { ar: 'مسترد', en: 'Refunded' },
}

const reasonWords: Readonly<Record<string, Words>> = {
  'payment-expired': {
    ar: 'انتهت مهلة الدفع ولم يُخصم شيء.',
    en: 'The time to pay is over. Nothing was charged.',
  },
  'by-customer': { ar: 'أُلغي بطلب منك.', en: 'Canceled at your request.' },
  'not-accepted': {
    ar: 'لم يتمكن المطعم من قبول الطلب في الوقت المحدد.',
    en: 'The restaurant could not take the order in time.',
  },
  'company-refused': { ar: 'لم توافق الشركة على الطلب.', en: 'The company did not approve the order.' },
  'company-silent': {
    ar: 'لم ترد الشركة في الوقت المحدد.',
    en: 'The company did not answer in time.',
  },
  superseded: { ar: 'حلّ محله طلب أحدث.', en: 'A newer order took its place.' },
}

/** What an order is shown from. */
export interface OrderParts {
  readonly order: OrderRow
  readonly journal: readonly JournalRow[]
  readonly refunds: readonly RefundRow[]
  readonly notes?: readonly CreditNoteRow[]
  /** A payment is under way at the gateway: no pay button before it has ended (safety 11). */
  readonly paying: boolean
}

/** Who looks, in which language and when (UTC ms). */
export interface OrderLook {
  readonly mine: boolean
  readonly language: Language
  readonly now: number
}

/** Takes an order with its journal and refunds; returns it for people. Others than its owner see nothing personal. Spec 2, 4. */
export function showOrder(
  { order, journal, refunds, notes = [], paying }: OrderParts,
  catalogue: Catalogue,
  look: OrderLook,
): OrderWire {
  const { language, mine, now } = look
  const branch = catalogue.branches.find((one) => one.id === order.branch_id)
  const zone = branch?.timeZone ?? 'UTC'
  const moment = (at: Date | null) => at?.toISOString() ?? null
  // an order for later has its promise from the beginning
  const promised = order.promised_at ?? order.slot_start
  return {
    id: order.id,
    version: order.version,
    type: order.type,
    status: order.status,
    payment_state: order.payment_state,
    on_account: order.pay_method === 'company',
    mine,
    number: order.number === null ? null : String(order.number).padStart(3, '0'),
    shown: showStatus(statusForGuest(order), catalogue, language),
    branch: showPlace(order, branch, language),
    bill: mine ? showBill(order.bill, language) : withoutNotes(showBill(order.bill, language)),
    notes: mine ? order.notes : '',
    contact_name: mine ? order.contact_name : '',
    contact_mobile: mine ? order.contact_mobile : '',
    address: mine ? showAddress(order.draft) : null,
    ...showActs(order, { mine, language, zone, paying }),
    timeline: showTimeline(order, journal, { catalogue, language, zone, now }),
    promised_minutes: order.promised_minutes,
    promised_at: moment(promised),
    promised_time: promised ? dayMomentWords(promised.getTime(), now, zone, language) : '',
    promise_change: showPromiseChange(order, promised, { zone, language, now }),
    ...showEdit(order, now),
    slot: showSlotOf(order, { zone, language, now }),
    hold_until: statusFacts[order.status].isWaiting ? moment(order.hold_until) : null,
    can_pay: !paying && order.status === 'callcenter_pending' && (order.hold_until?.getTime() ?? 0) > now,
    ...showCancel(order, look),
    refunds: own(refunds, order).map((refund) => ({
      amount: toDecimal(refund.amount),
      state: refundState(refund),
    })),
    refunded: toDecimal(order.refunded),
    given_back: showGivenBack(mine ? notes : []),
    placed_at: order.placed_at.toISOString(),
    rendered_at: new Date(now).toISOString(),
  }
}

/** What it cost before its last change, and what a change that waits would cost more. */
function showEdit({ edited, more }: OrderRow, now: number): Pick<OrderWire, 'edited' | 'more'> {
  const open = more && Date.parse(more.until) > now
  return {
    edited: edited && { at: edited.at, was: toDecimal(edited.was) },
    more: open ? { order_id: more.orderId, amount: toDecimal(more.amount), until: more.until } : null,
  }
}

/** Its owner alone sees what came back to balances. */
function showGivenBack(notes: readonly CreditNoteRow[]): OrderWire['given_back'] {
  const sum = (pick: (note: CreditNoteRow) => number) => notes.reduce((all, note) => all + pick(note), 0)
  return {
    wallet: toDecimal(sum((note) => (note.by_hand ? 0 : note.wallet))),
    points: sum((note) => note.points_count),
  }
}

function showPromiseChange(
  { promise_change: change }: OrderRow,
  promised: Date | null,
  { zone, language, now }: { zone: string } & Omit<OrderLook, 'mine'>,
): OrderWire['promise_change'] {
  if (!change) return null
  const was = Date.parse(change.was)
  const earlier = promised !== null && promised.getTime() < was
  return { at: change.at, was: dayMomentWords(was, now, zone, language), earlier }
}

/** What people write beside an item may name them. */
function withoutNotes(bill: OrderWire['bill']): OrderWire['bill'] {
  return { ...bill, lines: bill.lines.map((line) => ({ ...line, note: '' })) }
}

/** Takes a status; returns the tenant's words and colours, or the translated raw value on the spec's colours. Spec 4. */
export function showStatus(
  status: OrderStatus,
  { settings }: Catalogue,
  language: Language,
): OrderWire['shown'] {
  const badge = statusBadge(settings, statusMessageKey[status])
  const words = badge.words ?? rawStatus[status]
  return {
    status,
    label: words ? wordIn(words, language) : status,
    background_color: badge.background,
    text_color: badge.color,
  }
}

function showPlace(order: OrderRow, branch: Branch | undefined, language: Language): OrderWire['branch'] {
  return {
    id: order.branch_id,
    name: branch ? wordIn(branch.name, language) : '',
    address: branch ? wordIn(branch.address, language) : '',
    phone: branch?.phone ?? '',
    latitude: branch?.latitude ?? 0,
    longitude: branch?.longitude ?? 0,
  }
}

function showTimeline(
  order: OrderRow,
  journal: readonly JournalRow[],
  { catalogue, language, zone, now }: { catalogue: Catalogue; zone: string } & Omit<OrderLook, 'mine'>,
): OrderWire['timeline'] {
  const all = stepsOf(order.type)
  const reached = new Map<OrderStatus, Date>()
  for (const row of journal) {
    // an undo takes back every later step
    for (const status of all.slice(all.indexOf(row.to_status) + 1))
      if (all.includes(row.to_status)) reached.delete(status)
    if (!reached.has(row.to_status)) reached.set(row.to_status, row.at)
  }
  // known by the order itself, so that one that has only just been created is shown without its journal
  if (order.created_at) reached.set('created', order.created_at)
  return all.map((status) => {
    const at = reached.get(status)
    return {
      status,
      label: showStatus(status, catalogue, language).label,
      at: at?.toISOString() ?? null,
      time: at ? dayMomentWords(at.getTime(), now, zone, language) : '',
      done: at !== undefined,
    }
  })
}

/** The product's own reasons are words of this file; what staff wrote is for the guest whose order it is. */
function showCancel(
  order: OrderRow,
  { mine, language }: OrderLook,
): Pick<OrderWire, 'cancel_reason' | 'cancel_words'> {
  // a missed order says so by its status, until its money is back
  const missed = order.status !== 'missed' && endedUnserved(order.status, order.delivered_at !== null)
  const reason = order.cancel_reason ?? (missed ? 'not-accepted' : null)
  const words = reason === null ? undefined : reasonWords[reason]
  if (words) return { cancel_reason: reason, cancel_words: wordIn(words, language) }
  const chosen = chosenReason(reason ?? '')
  return mine
    ? { cancel_reason: reason, cancel_words: chosen ? wordIn(chosen, language) : (reason ?? '') }
    : { cancel_reason: null, cancel_words: '' }
}

/** What was taken in another currency is in none of the order's sums: its guest reads of it at the payment. */
function own(refunds: readonly RefundRow[], { currency }: OrderRow): readonly RefundRow[] {
  return refunds.filter((refund) => refund.currency === currency)
}
