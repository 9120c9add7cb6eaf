import type { Language } from '../core/words.ts'

/**
 * Takes the language of the invited, the restaurant's name, the invited's and the link; returns subject and body of the
 * message that makes somebody a member of a restaurant's staff. Rule "Team and invitations".
 */
export function invitationWords(
  language: Language,
  { restaurant, name, link }: { readonly restaurant: string; readonly name: string; readonly link: string },
): { subject: string; body: string } {
  return language === 'en'
    ? {
        subject: `Your console for ${restaurant}`,
        body: `Hello ${name}, ${restaurant} is ready. Set your password to sign in to its console: ${link}\nThe link works once, for 7 days.`,
      }
    : {
        subject: `لوحة تحكم ${restaurant}`,
        body: `مرحبًا ${name}، ${restaurant} جاهز. لاختيار كلمة المرور والدخول إلى لوحة التحكم: ${link}\nيعمل الرابط مرة واحدة خلال 7 أيام.`,
      }
}
