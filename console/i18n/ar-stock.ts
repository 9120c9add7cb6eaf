import type { Message } from '#ui/message.ts'

export const arStock = {
  'stock.edit': 'تعديل {name}',
  'stock.left': {
    zero: 'لم يبقَ شيء',
    one: 'بقيت قطعة واحدة',
    two: 'بقيت قطعتان',
    few: 'بقي {count} قطع',
    many: 'بقي {count} قطعة',
    other: 'بقي {count} قطعة',
  },
  'stock.hidden': 'مخفي في هذا الفرع',
  'stock.count-field': 'العدد المتبقي',
  'stock.count-hint': 'فارغ: بلا عدّ. ما يُحجز أثناء الدفع محسوم منه.',
  'stock.count-bad': 'العدد من 0 إلى 100000',
  'stock.shown': 'ظاهر في قائمة هذا الفرع',
  'stock.prices': 'الأسعار في هذا الفرع',
  'stock.prices-hint': 'فارغ: السعر المعتاد. سعر طريقة الطلب يسبق سعر الفرع.',
  'stock.price-all': 'كل طرق الطلب',
  'stock.price-bad': 'السعر غير صحيح',
  'stock.save': 'حفظ',
} as const satisfies Record<string, Message>
