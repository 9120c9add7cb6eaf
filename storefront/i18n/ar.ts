import type { Message } from './message.ts'

/** Texts of the frame, home, menu, item and branches. Arabic is the original: verbal nouns, no guess at gender. */
export const ar = {
  'shell.skip': 'تخطَّ إلى المحتوى',
  'shell.home': 'الرئيسية',
  'shell.menu': 'القائمة',
  'shell.cart': 'السلة',
  'shell.account': 'حسابي',
  'shell.loading': 'جارٍ التحميل',
  'error.not-found': 'هذه الصفحة غير موجودة',
  'error.not-found-hint': 'ربما تغيّر الرابط أو أُزيلت الصفحة.',
  'error.home': 'إلى الرئيسية',
  'error.failed': 'تعذّر تحميل الصفحة',
  'error.failed-hint': 'حدث خلل مؤقت، والمحاولة مرة أخرى تكفي عادةً.',
  'error.retry': 'إعادة المحاولة',
} as const satisfies Record<string, Message>
