import type { Language } from '../core/words.ts'

/** What the message with a code says. */
export interface CodeMessage {
  readonly subject: string
  readonly body: string
}

/**
 * Takes the code, the restaurant's name in that language, the host of the page that waits for it (without port) and
 * the way; returns the message. An SMS ends with "@host #1234", by which the browser of that host, and no other,
 * fills the code in by itself (WebOTP).
 */
export function codeMessage(
  { code, restaurant, host }: { code: string; restaurant: string; host: string },
  channel: 'sms' | 'email',
  language: Language,
): CodeMessage {
  const says =
    language === 'ar'
      ? {
          subject: `رمز الدخول إلى ${restaurant}`,
          text: `رمز الدخول إلى ${restaurant}: ${code}\nصالح لمدة 5 دقائق. يُرجى عدم مشاركته مع أحد.`,
        }
      : {
          subject: `Your ${restaurant} code`,
          text: `Your ${restaurant} code: ${code}\nIt works for 5 minutes. Share it with nobody.`,
        }
  return { subject: says.subject, body: channel === 'sms' ? `${says.text}\n\n@${host} #${code}` : says.text }
}
