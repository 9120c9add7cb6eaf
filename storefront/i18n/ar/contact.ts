import type { Message } from '#ui/text/message.ts'

/** Texts of the contact page. */
export const arContact = {
  'contact.title': 'تواصل معنا',
  'contact.write': 'كتابة رسالة',
  'contact.reach': 'اتصال مباشر',
  'contact.branches': 'الفروع',
  'contact.way': 'الطريق إلى {branch}',
  'contact.on-map': 'عرض {branch} على الخريطة',
  'contact.name': 'الاسم',
  'contact.email': 'البريد الإلكتروني',
  'contact.mobile': 'رقم الجوال (اختياري)',
  'contact.branch': 'الفرع',
  'contact.branch-any': 'كل الفروع',
  'contact.message': 'الرسالة',
  'contact.send': 'إرسال',
  'contact.sent': 'وصلت رسالتك',
  'contact.sent-hint': 'نرد على بريدك الإلكتروني في أقرب وقت.',
  'contact.again': 'رسالة أخرى',
  'contact.instead': 'تعذّر حلّ التحقق؟ رمز يصل إلى الجوال أو البريد يكفي بدلًا منه.',
  'contact.code-first': 'قبل الإرسال يلزم رمز يصل إلى الجوال أو البريد.',
  'contact.by-code': 'التحقق برمز',
  'contact.proved': 'تم التحقق منك، والرسالة جاهزة للإرسال.',
  'contact.puzzle-gone': 'لم يظهر التحقق.',
} as const satisfies Readonly<Record<string, Message>>
