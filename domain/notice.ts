import type { Language, Words } from './words.ts'

export type NoticeEvent =
  | 'order-received'
  | 'order-accepted'
  | 'order-ready'
  | 'order-delivered'
  | 'order-canceled'

/** What the words of a notice may name. */
export interface NoticeFacts {
  readonly restaurant: string
  readonly number: string
  readonly branch: string
  readonly time: string
  readonly link: string
  readonly amount: string
}

const table: Readonly<Record<NoticeEvent, Words>> = {
  'order-received': {
    ar: '{restaurant}: وصلنا طلبك رقم {number}، المبلغ {amount}. تابعه من هنا: {link}',
    en: '{restaurant}: we have your order {number}, {amount}. Follow it here: {link}',
  },
  'order-accepted': {
    ar: '{restaurant}: طلبك رقم {number} في المطبخ، يجهز الساعة {time}. {link}',
    en: '{restaurant}: your order {number} is in the kitchen, ready at {time}. {link}',
  },
  'order-ready': {
    ar: '{restaurant}: طلبك رقم {number} جاهز للاستلام من {branch}. {link}',
    en: '{restaurant}: your order {number} is ready at {branch}. {link}',
  },
  'order-delivered': {
    ar: '{restaurant}: شكرًا لك، اكتمل طلبك رقم {number}. {link}',
    en: '{restaurant}: thank you, your order {number} is complete. {link}',
  },
  'order-canceled': {
    ar: '{restaurant}: أُلغي طلبك رقم {number}، وسيعود ما دفعته {amount} إلى بطاقتك. {link}',
    en: '{restaurant}: your order {number} was canceled, what you paid ({amount}) goes back to your card. {link}',
  },
}

/** Takes an event, a language and the facts; returns the notice's words. Domain "Orders": one table of event × text. */
export function noticeWords(event: NoticeEvent, language: Language, facts: NoticeFacts): string {
  return table[event][language].replace(
    /\{(\w+)\}/g,
    (_, name: string) => facts[name as keyof NoticeFacts] ?? '',
  )
}
