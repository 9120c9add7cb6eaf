import type { Message } from '#ui/text/message.ts'

/** Texts of the filter of what a guest does not eat: they come with it. */
export const arAvoid = {
  'avoid.title': 'ما لا تأكله',
  'avoid.without': 'بدون',
  'avoid.diet': 'النظام الغذائي',
  'avoid.vegetarian': 'نباتي',
  'avoid.vegan': 'نباتي صرف',
  'avoid.not-vegetarian': 'ليس نباتيًا',
  'avoid.not-vegan': 'ليس نباتيًا صرفًا',
  'avoid.done': 'عرض القائمة',
  'avoid.clear': 'مسح الاختيار',
  'avoid.no-promise':
    'هذه معلومات المطعم كما كتبها، والمطبخ واحد لكل الأصناف. مع الحساسية يلزم سؤال المطعم قبل الطلب.',
  'avoid.stays': 'اختيارك محفوظ في هذا المتصفح وحده.',
  'avoid.ask': 'مع الحساسية يلزم سؤال المطعم.',
  'avoid.in-it': 'لا يناسب اختيارك: {names}',
  'avoid.comma': '، ',
  'avoid.failed': 'تعذّر تحميل مسببات الحساسية.',
  'avoid.hidden': {
    zero: 'لا صنف مخفي.',
    one: 'صنف واحد مخفي.',
    two: 'صنفان مخفيان.',
    few: '{count} أصناف مخفية.',
    many: '{count} صنفًا مخفيًا.',
    other: '{count} صنف مخفي.',
  },
} as const satisfies Record<string, Message>
