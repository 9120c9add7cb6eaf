import { chosenReason } from '#domain/ordering/cancel-reasons.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import type { OwnReason } from '#domain/ordering/order-reasons.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'

/** The product's own reasons, as staff and documents say them. */
const own: Readonly<Record<Exclude<OwnReason, 'arrived'>, Words>> = {
  'by-customer': { ar: 'ألغاه العميل', en: 'Canceled by the customer' },
  'by-guest': { ar: 'ألغاه الضيف', en: 'Canceled by the guest' },
  'deposit-lower': { ar: 'صار عربون الحجز أقل', en: 'The reservation costs a smaller deposit' },
  'by-staff': { ar: 'ألغاه المطعم', en: 'Canceled by the restaurant' },
  'payment-expired': { ar: 'انتهت مهلة الدفع', en: 'The time to pay was over' },
  'not-accepted': { ar: 'لم يُقبل في الوقت المحدد', en: 'Not accepted in time' },
  'company-refused': { ar: 'لم توافق الشركة', en: 'The company did not approve' },
  'company-silent': { ar: 'لم ترد الشركة في الوقت المحدد', en: 'The company did not answer in time' },
  superseded: { ar: 'حلّ محله طلب أحدث', en: 'A newer order took its place' },
  edited: { ar: 'عُدّل الطلب', en: 'The order was changed' },
  'edit-lapsed': {
    ar: 'لم يُدفع الفرق، فبقي الطلب كما كان',
    en: 'The difference was not paid, so the order stayed as it was',
  },
  coming: { ar: 'أُجيب الضيف بأن الطلب قادم إليه', en: 'The guest was told that somebody is coming' },
  undo: { ar: 'تراجع', en: 'Undone' },
  refunded: { ar: 'أُعيد المال', en: 'Money went back' },
  credited: { ar: 'خُصم من المستحق على الشركة', en: 'The company owes that much less' },
  'table-round-void': { ar: 'أُلغيت جولة من فاتورة الطاولة', en: 'A round of the table’s bill was canceled' },
  'too-late': { ar: 'وصل المال بعد فوات الأوان', en: 'The money came too late' },
  'newer-order': { ar: 'حلّ محله طلب أحدث', en: 'A newer order took its place' },
  'amount-differs': { ar: 'وصل مبلغ غير المطلوب', en: 'Another amount than asked for came' },
  'other-currency': { ar: 'وصل المبلغ بعملة أخرى', en: 'The money came in another currency' },
  'order-changed': { ar: 'تغيّر الطلب بعد بدء الدفع', en: 'The order changed after the payment began' },
  'paid-before': { ar: 'كان الطلب مدفوعًا من قبل', en: 'The order had been paid before' },
  'account-deleted': { ar: 'حُذف حساب العميل', en: 'The customer’s account was deleted' },
  'slot-full': { ar: 'امتلأت الفترة', en: 'The slot was full by then' },
  'sold-out': { ar: 'نفد صنف من الطلب', en: 'An item had sold out by then' },
  'group-over': { ar: 'انتهى الطلب المشترك', en: 'The group order was over' },
  expired: { ar: 'انتهت مهلة الحجز', en: 'The hold was over' },
  canceled: { ar: 'أُلغي', en: 'Canceled' },
  missed: { ar: 'فائت', en: 'Missed' },
}

const known: Readonly<Record<string, Words>> = own

const arrived: Words = { ar: 'وصل الضيف', en: 'The guest is there' }
const reservationOver: Words = { ar: 'لم يعد الحجز قائمًا', en: 'The reservation was over' }
const moved: Readonly<Record<string, Words>> = {
  promise: { ar: 'الموعد المعلن', en: 'Promised time' },
  slot: { ar: 'الفترة', en: 'Slot' },
  table: { ar: 'الطاولة', en: 'Table' },
}

/** Who reads it: in which language, by which clock and when (UTC ms). */
export interface ReasonLook {
  readonly language: Language
  readonly zone: string
  readonly now: number
}

/** Takes why something was done to an order, as it is kept, and who reads it; returns it in words. What people wrote stays as it is. */
export function reasonWords(reason: string, look: ReasonLook): string {
  const say = (words: Words) => wordIn(words, look.language)
  const words = known[reason] ?? chosenReason(reason)
  if (words) return say(words)
  if (reason.startsWith('words:')) return reason.slice('words:'.length)
  if (reason.startsWith('reservation-')) return say(reservationOver)
  const came = /^arrived(?:: (.*))?$/s.exec(reason)
  if (came) return came[1] === undefined ? say(arrived) : `${say(arrived)}: ${came[1]}`
  const [, what = '', from = '', to = ''] = /^(promise|slot|table): (.*) → (.*)$/s.exec(reason) ?? []
  const name = moved[what]
  return name ? `${say(name)}: ${momentOr(from, look)} → ${momentOr(to, look)}` : reason
}

/** A moment by the restaurant's clock; what is none, as the name of a table, stays. */
function momentOr(text: string, { language, zone, now }: ReasonLook): string {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? momentWords(Date.parse(text), now, zone, language) : text
}
