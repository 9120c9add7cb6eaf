import { counted } from '#domain/core/counted.ts'
import { limits } from '#domain/core/limits.ts'
import type { Message } from '#ui/text/message.ts'

/** Texts of signing in by e-mail and password, in the console and above the restaurants. */
export const ar = {
  brand: 'مائدة',
  'other-language': 'English',
  email: 'البريد الإلكتروني',
  'email-required': 'لا يمكن ترك البريد الإلكتروني فارغًا',
  password: 'كلمة المرور',
  show: 'إظهار كلمة المرور',
  code: 'رمز المصادقة',
  'code-hint': 'من تطبيق المصادقة، أو أحد رموز الاسترداد',
  go: 'دخول',
  required: 'هذا الحقل مطلوب',
  wait: {
    one: 'محاولات كثيرة. المحاولة التالية بعد ثانية.',
    two: 'محاولات كثيرة. المحاولة التالية بعد ثانيتين.',
    few: 'محاولات كثيرة. المحاولة التالية بعد {count} ثوانٍ.',
    many: 'محاولات كثيرة. المحاولة التالية بعد {count} ثانية.',
    other: 'محاولات كثيرة. المحاولة التالية بعد {count} ثانية.',
  },
  unreachable: 'تعذّر الوصول إلى الخادم. يُرجى التحقق من الشبكة.',
  current: 'كلمة المرور الحالية',
  new: 'كلمة المرور الجديدة',
  'new-hint': counted(limits.staffPassword, 'ar', {
    one: 'حرف واحد على الأقل',
    two: 'حرفان على الأقل',
    few: '{count} أحرف على الأقل',
    other: '{count} حرفًا على الأقل',
  }),
  change: 'تغيير كلمة المرور',
  'change-lead': 'تنتهي جلساتك على الأجهزة الأخرى.',
  changed: 'تغيّرت كلمة المرور، وانتهت الجلسات الأخرى.',
} as const satisfies Readonly<Record<string, Message>>
