import type { Message } from '#ui/message.ts'

/** Texts of the board for every way to order. */
export const arBoard = {
  'board.types': 'طريقة الطلب',
  'board.all-types': 'الكل',
  'board.arrived-said': {
    zero: 'لا أحد ينتظر في سيارته',
    one: 'ضيف ينتظر في سيارته',
    two: 'ضيفان ينتظران في السيارة',
    few: '{count} ضيوف ينتظرون في السيارة',
    many: '{count} ضيفًا ينتظرون في السيارة',
    other: '{count} ضيف ينتظرون في السيارة',
  },
  'ticket.vehicle': 'السيارة',
  'ticket.table': 'الطاولة',
  'ticket.arrived': 'وصل الضيف',
  'ticket.coming': 'نحن قادمون',
  'ticket.coming-number': 'نحن قادمون إلى الطلب {number}',
  'ticket.coming-said': 'قيل له: نحن قادمون',
  'promise.title': 'تغيير الموعد',
  'promise.lead': 'يُحسب من الآن، ويُبلَّغ العميل فورًا.',
  'promise.save': 'إبلاغ العميل بالموعد الجديد',
  'messages.event.order-accepted-delivery': 'قبول طلب التوصيل',
  'messages.event.order-time-changed': 'تغيّر الموعد',
  'messages.event.order-ready-car': 'الطلب جاهز للسيارة',
} as const satisfies Record<string, Message>
