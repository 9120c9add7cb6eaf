import type { UsageKind, UsageLimit, Used } from './usage-limits.ts'
import type { Language, Words } from '../core/words.ts'
import { wordIn } from '../core/words.ts'

/** What the budgets are called. */
export const budgetNames: Readonly<Partial<Record<UsageKind, Words>>> = {
  'mobile-message': { ar: 'رسائل الجوال (SMS وواتساب)', en: 'messages to mobiles (SMS and WhatsApp)' },
  email: { ar: 'رسائل البريد الإلكتروني', en: 'e-mails' },
  'map-call': { ar: 'البحث في الخريطة', en: 'map look-ups' },
}

/** What the mail to an owner is made of. */
export interface BudgetFacts {
  readonly restaurant: string
  readonly kind: UsageKind
  readonly alarm: 'low' | 'over'
  readonly limit: UsageLimit
  readonly used: Used
  readonly link: string
}

/** Takes a language and what happened to a budget; returns subject and body of the mail that tells an owner. */
export function budgetWords(
  language: Language,
  { restaurant, kind, alarm, limit, used, link }: BudgetFacts,
): { subject: string; body: string } {
  const name = wordIn(budgetNames[kind] ?? { ar: kind, en: kind }, language)
  const isHour = used.hour / limit.hour > used.day / limit.day
  const [count, most] = isHour ? [used.hour, limit.hour] : [used.day, limit.day]
  const window = (
    isHour ? { ar: 'خلال هذه الساعة', en: 'this hour' } : { ar: 'خلال 24 ساعة', en: 'in 24 hours' }
  )[language]
  return {
    ar:
      alarm === 'low'
        ? {
            subject: `${restaurant}: استُخدم ${count} من ${most} من ${name}`,
            body: `استُخدم ${count} من ${most} من ${name} ${window}. العُشر الأخير محجوز لرموز الدخول، وإشعارات الطلبات لا تتوقف أبدًا. يمكن رفع الحد أو معرفة سبب الاستهلاك من هنا: ${link}`,
          }
        : {
            subject: `${restaurant}: بلغ حد ${name} نهايته`,
            body: `استُخدم كامل الحد (${most}) من ${name} ${window}. يتوقف الإرسال منه، ومن ذلك رموز الدخول، حتى يتجدد الحد، أما إشعارات الطلبات فتستمر. يمكن رفع الحد أو معرفة سبب الاستهلاك من هنا: ${link}`,
          },
    en:
      alarm === 'low'
        ? {
            subject: `${restaurant}: ${count} of ${most} ${name} used`,
            body: `${count} of ${most} ${name} were used ${window}. The last tenth is kept for sign-in codes; notices of orders are never cut. Raise the limit, or look at who uses it up: ${link}`,
          }
        : {
            subject: `${restaurant}: the limit of ${name} is reached`,
            body: `All ${most} ${name} were used ${window}. Until some fall out of that time nothing more is sent of it, sign-in codes included; notices of orders go on. Raise the limit, or look at who uses it up: ${link}`,
          },
  }[language]
}
