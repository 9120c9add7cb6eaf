import type { Message } from '#ui/text/message.ts'

/** Texts of fees and price lists. */
export const arPrices = {
  'prices.title': 'الرسوم',
  'prices.of.fees': 'الرسوم',
  'prices.about.fees':
    'رسوم تُضاف إلى الطلب في سطر خاص بها: كيس، طلب صغير، تبغ، بلدية. لا تُضاف إلى فواتير الطاولات؛ لها رسوم الخدمة.',
  'fee.kind': 'تُحتسب',
  'fee.kind.order': 'مبلغ للطلب',
  'fee.kind.piece': 'مبلغ لكل قطعة',
  'fee.kind.share': 'نسبة من السعر',
  'fee.amount': 'المبلغ',
  'fee.percent': 'النسبة %',
  'fee.below': 'إذا قلّ الطلب عن (اختياري)',
  'fee.types': 'طرق الطلب',
  'fee.groups': 'أقسام القائمة',
  'fee.items': 'الأصناف',
  'fee.branches': 'الفروع',
  'fee.active': 'مفعّلة',
} as const satisfies Record<string, Message>
