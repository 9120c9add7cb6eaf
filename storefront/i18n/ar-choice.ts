import type { Message } from '#ui/message.ts'

/** Texts of choosing how and where, of the closed website, the electronic menu and of giving a link away. */
export const arChoice = {
  'choice.later-short': 'لاحقًا',
  'choice.later-ask': 'كيف يصلك الطلب لاحقًا؟',
  'choice.later-hint': 'الفرع والأصناف الآن، واليوم والوقت عند إتمام الطلب.',
  'choice.later-none': 'الطلب لوقت لاحق غير متاح حاليًا',
  'choice.later-badge': 'يمكن الجدولة',
  'choice.address-first': 'البدء بعنوان التوصيل',
  'choice.ways': 'طرق الطلب من {branch}',
  'choice.removed': 'الأصناف التالية غير متاحة وستُحذف من السلة: {names}',
  'choice.service-off': 'خدمة الطلبات غير متاحة حاليًا',
  'choice.dinein': 'الطلب من الطاولة',
  'choice.dinein-lead': 'الطلب داخل المطعم يبدأ من رمز QR الموجود على الطاولة.',
  'choice.dinein-scan': 'مسح الرمز بكاميرا الجوال',
  'choice.dinein-add': 'اختيار الأصناف، مع كل من على الطاولة',
  'choice.dinein-eat': 'الطلب يصل إلى الطاولة، والحساب واحد أو مقسوم',
  'choice.dinein-read': 'قائمة {branch} للاطلاع',
  'choice.dinein-branches': 'الفروع التي تخدم الطاولات',

  'closed.title': 'الموقع مغلق الآن',
  'closed.text': 'نعود قريبًا. الصفحة تعود إلى الطلب وحدها عند فتح الموقع.',
  'closed.orders': 'الطلبات السابقة تبقى متاحة من روابطها.',
  'closed.contact': 'للتواصل',
  'closed.call': 'اتصال: {name}',
  'closed.email': 'البريد الإلكتروني',

  'emenu.title': 'القائمة الإلكترونية',
  'emenu.branch': 'الفرع',

  'share.calendar': 'إضافة إلى التقويم',
  'share.title': 'مشاركة',
  'share.open': 'مشاركة هذه الصفحة',
  'share.branch': 'مشاركة {branch}',
  'share.menu': 'رابط هذه القائمة',
  'share.send': 'مشاركة الرابط',
  'share.copy': 'نسخ الرابط',
  'share.copied': 'نُسخ الرابط',
  'share.not-copied': 'تعذّر النسخ. الرابط أعلاه يمكن تحديده ونسخه.',
  'share.link': 'الرابط',
  'share.qr': 'رمز QR للرابط',
  'share.qr-hint': 'كاميرا أي جوال تفتح الرابط.',
} as const satisfies Record<string, Message>
