import {
  reservationNotices,
  reservationTexts,
  type ReservationNotice,
} from '../reservations/reservation-notice.ts'
import type { Language, Words } from '../core/words.ts'

/** What a person is told of. The first are about an order or a reservation; the last about an account, and a new device or contact cannot be declined. */
export type OrderNotice =
  | 'payment-link'
  | 'order-received'
  | 'order-accepted'
  | 'order-accepted-delivery'
  | 'order-time-changed'
  | 'order-edited'
  | 'order-costs-more'
  | 'order-ready'
  | 'order-ready-car'
  | 'order-on-the-way'
  | 'order-delivered'
  | 'order-delivered-plain'
  | 'order-canceled'
  | 'order-canceled-unpaid'
  | 'order-refunded'
  | ReservationNotice
export type AccountNotice = 'new-device' | 'contact-changed' | 'points-expiring'
export type WaitingNotice = 'queue-joined' | 'queue-called'
/** To the approver of a company, and to its member. */
export type CompanyNotice = 'company-approval' | 'company-refused'
export type NoticeEvent = OrderNotice | AccountNotice | WaitingNotice | CompanyNotice

/** What the words of a notice may name. */
export interface NoticeFacts {
  readonly restaurant: string
  readonly number: string
  readonly branch: string
  readonly time: string
  readonly link: string
  readonly amount: string
  readonly device: string
  readonly contact: string
}

/** Every event, in the order of the console's list. */
export const noticeEvents: readonly NoticeEvent[] = [
  'payment-link',
  'order-received',
  'order-accepted',
  'order-accepted-delivery',
  'order-time-changed',
  'order-edited',
  'order-costs-more',
  'order-ready',
  'order-ready-car',
  'order-on-the-way',
  'order-delivered',
  'order-delivered-plain',
  'order-canceled',
  'order-canceled-unpaid',
  'order-refunded',
  'company-approval',
  'company-refused',
  ...reservationNotices,
  'queue-joined',
  'queue-called',
  'new-device',
  'contact-changed',
  'points-expiring',
]

const table: Readonly<Record<NoticeEvent, Words>> = {
  'payment-link': {
    ar: '{restaurant}: طلبك جاهز للدفع، المبلغ {amount}. يبدأ تحضيره بعد الدفع من هنا: {link}',
    en: '{restaurant}: your order is waiting for payment, {amount}. Pay here and we start: {link}',
  },
  'order-received': {
    ar: '{restaurant}: وصلنا طلبك رقم {number}، المبلغ {amount}. للمتابعة: {link}',
    en: '{restaurant}: we have your order {number}, {amount}. Follow it here: {link}',
  },
  'order-accepted': {
    ar: '{restaurant}: طلبك رقم {number} في المطبخ، يجهز الساعة {time}. {link}',
    en: '{restaurant}: your order {number} is in the kitchen, ready at {time}. {link}',
  },
  'order-accepted-delivery': {
    ar: '{restaurant}: طلبك رقم {number} في المطبخ، يصلك الساعة {time}. {link}',
    en: '{restaurant}: your order {number} is in the kitchen and reaches you at {time}. {link}',
  },
  'order-time-changed': {
    ar: '{restaurant}: تغيّر موعد طلبك رقم {number}، والموعد الجديد الساعة {time}. {link}',
    en: '{restaurant}: the time of your order {number} has changed to {time}. {link}',
  },
  'order-edited': {
    ar: '{restaurant}: عُدّل طلبك رقم {number}، والمبلغ الجديد {amount}. التفاصيل هنا: {link}',
    en: '{restaurant}: your order {number} was changed and is now {amount}. See what changed: {link}',
  },
  'order-costs-more': {
    ar: '{restaurant}: تعديل طلبك رقم {number} يزيد المبلغ {amount}. يُعتمد التعديل بعد دفع الفرق من هنا: {link}',
    en: '{restaurant}: the change to your order {number} costs {amount} more. It applies once you pay here: {link}',
  },
  'order-ready': {
    ar: '{restaurant}: طلبك رقم {number} جاهز للاستلام من {branch}. {link}',
    en: '{restaurant}: your order {number} is ready at {branch}. {link}',
  },
  'order-ready-car': {
    ar: '{restaurant}: طلبك رقم {number} جاهز في {branch}. عند الوصول يكفي الضغط على «وصلت» ونحضره إلى سيارتك: {link}',
    en: "{restaurant}: your order {number} is ready at {branch}. Tap I'm here when you arrive: {link}",
  },
  'order-on-the-way': {
    ar: '{restaurant}: طلبك رقم {number} في الطريق إليك. {link}',
    en: '{restaurant}: your order {number} is on its way to you. {link}',
  },
  'order-delivered': {
    ar: '{restaurant}: اكتمل طلبك رقم {number}، بالعافية! يسعدنا تقييمك: {link}',
    en: '{restaurant}: your order {number} is complete, enjoy it! Rate it here: {link}',
  },
  // to those who want no request to rate
  'order-delivered-plain': {
    ar: '{restaurant}: اكتمل طلبك رقم {number}، بالعافية! {link}',
    en: '{restaurant}: your order {number} is complete, enjoy it! {link}',
  },
  'order-canceled': {
    ar: '{restaurant}: أُلغي طلبك رقم {number}، وسيعود إليك ما دفعته ({amount}) بالطريقة نفسها. {link}',
    en: '{restaurant}: your order {number} was canceled. What you paid ({amount}) goes back the way you paid it. {link}',
  },
  'order-canceled-unpaid': {
    ar: '{restaurant}: أُلغي طلبك رقم {number}. {link}',
    en: '{restaurant}: your order {number} was canceled. {link}',
  },
  'order-refunded': {
    ar: '{restaurant}: أعدنا إليك {amount} من طلبك رقم {number}. {link}',
    en: '{restaurant}: we have refunded {amount} of your order {number}. {link}',
  },
  'company-approval': {
    ar: '{restaurant}: طلب من {contact} بمبلغ {amount} ينتظر موافقتك حتى {time}: {link}',
    en: '{restaurant}: an order by {contact} for {amount} is waiting for your approval until {time}: {link}',
  },
  'company-refused': {
    ar: '{restaurant}: لم توافق شركتك على طلبك بمبلغ {amount}. {link}',
    en: '{restaurant}: your company did not approve your order for {amount}. {link}',
  },
  ...reservationTexts,
  'queue-joined': {
    ar: '{restaurant}: دورك رقم {number} في قائمة انتظار {branch}. للمتابعة: {link}',
    en: '{restaurant}: you are number {number} in the queue at {branch}. Follow it here: {link}',
  },
  'queue-called': {
    ar: '{restaurant}: حان دورك رقم {number} في {branch}، طاولتك بانتظارك حتى {time}. {link}',
    en: '{restaurant}: number {number}, it is your turn at {branch}. Your table is kept until {time}. {link}',
  },
  'new-device': {
    ar: '{restaurant}: سُجّل الدخول إلى حسابك من جهاز جديد ({device}). إن كان بغير علمك، فيُرجى تسجيل الخروج من كل الأجهزة: {link}',
    en: '{restaurant}: your account was opened on a new device ({device}). Not you? Sign out everywhere: {link}',
  },
  'points-expiring': {
    ar: '{restaurant}: من نقاطك {number} تبدأ بالانتهاء في {time}. يمكن استخدامها في طلب أو استبدالها بمكافأة: {link}',
    en: '{restaurant}: {number} of your points start to expire on {time}. Spend them on an order or a reward: {link}',
  },
  'contact-changed': {
    ar: '{restaurant}: صار حسابك يُفتح بـ{contact}. إن كان التغيير بغير علمك، فيُرجى التواصل معنا: {link}',
    en: '{restaurant}: your account now opens with {contact}. If you did not change this, contact us: {link}',
  },
}

/** Takes an event; returns what the product says of it, with its gaps. Rule "Notices" (tenant texts stand over it). */
export function noticeOwnWords(event: NoticeEvent): Words {
  return table[event]
}

const subjects: Readonly<Record<'order' | 'company' | 'account' | 'queue', Words>> = {
  queue: { ar: '{restaurant}: دورك رقم {number}', en: '{restaurant}: number {number} in the queue' },
  company: { ar: '{restaurant}: طلب على حساب الشركة', en: '{restaurant}: an order on the company account' },
  order: { ar: '{restaurant}: طلبك رقم {number}', en: '{restaurant}: your order {number}' },
  account: { ar: '{restaurant}: حسابك', en: '{restaurant}: your account' },
}

/** What a notice says: the whole text, an e-mail's subject, and the values of the text in its order, for templates. */
export interface NoticeWords {
  readonly subject: string
  readonly body: string
  readonly params: readonly string[]
}

const gap = /\{(\w+)\}/g
/** Where an order's number is named, with the word before it. */
const numberPhrase = / (رقم )?\{number\}/g

/**
 * Takes an event, a language, the facts and the tenant's own text, if there is one; returns the notice's words. A gap
 * that names no fact is left out; of an order that never had a number, the word before it too. Rule "Notices": one table of
 * event × text, tenant texts over it.
 */
export function noticeWords(
  event: NoticeEvent,
  language: Language,
  facts: Partial<NoticeFacts>,
  own = '',
): NoticeWords {
  const fact = (name: string) => facts[name as keyof NoticeFacts] ?? ''
  const fill = (text: string) =>
    (fact('number') === '' ? text.replace(numberPhrase, '') : text).replace(gap, (_, name: string) =>
      fact(name),
    )
  const text = own || table[event][language]
  return {
    subject: fill(subjects[kindOf(event)][language]),
    body: fill(text),
    params: [...text.matchAll(gap)].map(([, name = '']) => fact(name)),
  }
}

const kindOf = (event: NoticeEvent) =>
  (['order', 'queue', 'company'] as const).find((kind) => event.startsWith(`${kind}-`)) ?? 'account'

const brief: readonly NoticeEvent[] = [
  'order-accepted',
  'order-accepted-delivery',
  'order-time-changed',
  'order-edited',
  'order-costs-more',
  'order-ready',
  'order-ready-car',
  'order-on-the-way',
]

/** Takes an event; returns for how long the news is of use, in minutes: afterwards it is not sent any more. */
export function noticeLifeMinutes(event: NoticeEvent): number {
  if (event === 'queue-called') return 15
  return brief.includes(event) ? 120 : event.startsWith('order-') ? 360 : 1440
}
