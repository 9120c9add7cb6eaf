import type { Message } from '#ui/text/message.ts'

/** Texts of when an order is wanted. Verbal nouns, no guess at gender. */
export const arTime = {
  'time.legend': 'وقت الطلب',
  'time.minutes': '{range} د',
  'time.later': 'لاحقًا',
  'time.closed': 'الفرع لا يستقبل الطلبات الآن، ويمكن الطلب لموعد لاحق.',
  'time.ahead': 'في السلة صنف للطلب المسبق فقط، فيلزم اختيار موعد.',
  'time.days': 'الأيام',
  'time.periods': 'المواعيد',
  'time.full': 'مكتمل',
  'time.unfit': 'غير مناسب',
  'time.unfit-hint': 'بعض أصناف السلة لا تُقدّم في المواعيد المعلّمة «غير مناسب».',
  'time.next': 'أقرب موعد: {time}',
  'time.chosen': 'الموعد: {time}',
  'time.choose': 'يُرجى اختيار موعد صحيح',
  'time.none': 'لا توجد مواعيد متاحة',
  'time.none-day': 'لا مواعيد متبقية في هذا اليوم.',
  'time.all': 'كل المواعيد ({count})',
  'time.failed': 'تعذّر تحميل المواعيد.',
  'time.retry': 'إعادة المحاولة',
  'time.loading': 'جارٍ تحميل المواعيد',
  'time.order-for': 'موعد الطلب',
} as const satisfies Record<string, Message>
