import type { Language } from '#domain/core/words.ts'

/** What a visitor wrote, for the one who reads it. */
export interface ContactWords {
  readonly restaurant: string
  readonly name: string
  readonly email: string
  readonly mobile: string
  readonly branch: string | undefined
  readonly message: string
}

const words = {
  ar: { subject: 'رسالة من الموقع', from: 'من', email: 'البريد', mobile: 'الجوال', branch: 'الفرع' },
  en: {
    subject: 'A message from the website',
    from: 'From',
    email: 'E-mail',
    mobile: 'Mobile',
    branch: 'Branch',
  },
} as const

/** Takes what a visitor wrote and the tenant's language; returns the e-mail about it. */
export function contactMail(
  { restaurant, name, email, mobile, branch, message }: ContactWords,
  language: Language,
): { subject: string; body: string } {
  const say = words[language]
  const lines = [
    `${say.from}: ${name}`,
    `${say.email}: ${email}`,
    mobile && `${say.mobile}: ${mobile}`,
    branch && `${say.branch}: ${branch}`,
  ]
  return {
    subject: `${restaurant}: ${say.subject}`,
    body: [...lines.filter(Boolean), '', message].join('\n'),
  }
}
