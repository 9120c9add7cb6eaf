import { counted, type CountForms } from '../core/counted.ts'
import { limits } from '../core/limits.ts'
import type { Language } from '../core/words.ts'

const dayForms: Readonly<Record<Language, CountForms>> = {
  ar: { one: 'يوم واحد', two: 'يومين', few: '{count} أيام', many: '{count} يومًا', other: '{count} يوم' },
  en: { one: '{count} day', other: '{count} days' },
}

/**
 * Takes the language of the invited, the restaurant's name, the invited's and the link; returns subject and body of the
 * message that makes somebody a member of a restaurant's staff. Rule "Team and invitations".
 */
export function invitationWords(
  language: Language,
  { restaurant, name, link }: { readonly restaurant: string; readonly name: string; readonly link: string },
): { subject: string; body: string } {
  const days = counted(limits.invitationDays, language, dayForms[language])
  return {
    en: {
      subject: `Your console for ${restaurant}`,
      body: `Hello ${name}, ${restaurant} is ready. Set your password to sign in to its console: ${link}\nThe link works once, for ${days}.`,
    },
    ar: {
      subject: `لوحة تحكم ${restaurant}`,
      body: `مرحبًا ${name}، ${restaurant} جاهز. لاختيار كلمة المرور والدخول إلى لوحة التحكم: ${link}\nيعمل الرابط مرة واحدة خلال ${days}.`,
    },
  }[language]
}
