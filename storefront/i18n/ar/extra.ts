import type { Message } from '#ui/text/message.ts'

/** Texts of what comes after the first view: popups, the chat link, the network; of the pages of links and the app. */
export const arExtra = {
  'extra.close': 'إغلاق',
  'extra.to-item': 'عرض الصنف',
  'extra.to-menu': 'إلى القائمة',
  'extra.to-site': 'فتح الرابط',
  'extra.fine': 'حسنًا',
  'extra.chat': 'محادثة، تُفتح في نافذة جديدة',
  'extra.order': 'طلب {number}',
  'extra.order-follow': 'متابعة الطلب',
  'extra.order-about': 'نحو {time}',
  'extra.again': 'طلبك السابق',
  'extra.again-all': 'كل الطلبات',
  'extra.offline': 'لا يوجد اتصال. تظهر آخر نسخة محفوظة.',

  'consent.title': 'ملفات التتبع',
  'consent.text': 'نستخدم أدوات قياس لتحسين الموقع وعروضه، دون اسمك أو رقمك.',
  'consent.more': 'سياسة الخصوصية',
  'consent.yes': 'موافقة',
  'consent.change': 'تغيير اختيار التتبع',
  'consent.no': 'رفض',

  'links.title': 'روابطنا',
  'links.order': 'الطلب الآن',
  'links.branches': 'الفروع',
  'links.call': 'اتصال',
  'links.chat': 'محادثة',
  'links.app': 'التطبيق',
  'links.social': 'حسابات التواصل',

  'app.title': 'التطبيق',
  'app.lead': 'الطلب أسرع من التطبيق، والسلة والنقاط كما هي.',
  'app.none': 'لا يوجد تطبيق بعد',
  'app.none-hint': 'يمكن إضافة هذا الموقع إلى الشاشة الرئيسية من قائمة المتصفح، فيعمل مثل التطبيق.',
  'app.app-store': 'تنزيل من App Store',
  'app.google-play': 'تنزيل من Google Play',
  'app.menu': 'إلى القائمة',
} as const satisfies Readonly<Record<string, Message>>
