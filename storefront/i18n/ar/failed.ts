import type { Message } from '#ui/text/message.ts'

/** Texts of what stands in place of a page that failed or is not there: they come with it. */
export const arFailed = {
  'error.failed': 'تعذّر تحميل الصفحة',
  'error.failed-hint': 'حدث خلل مؤقت، والمحاولة مرة أخرى تكفي عادةً.',
  'error.home': 'إلى الرئيسية',
  'error.not-found': 'هذه الصفحة غير موجودة',
  'error.not-found-hint': 'ربما تغيّر الرابط أو أُزيلت الصفحة.',
  'item.not-found': 'الصنف غير موجود',
} as const satisfies Record<string, Message>
