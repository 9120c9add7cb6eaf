import type { Words } from '../core/words.ts'

/** What a phone shows of a call: a title and a line, in each language. The link is the notification itself. */
const called: Words = {
  ar: 'حان دورك رقم {number}! موظف الاستقبال في {branch} بانتظارك، وطاولتك محجوزة حتى {time}.',
  en: 'Number {number}, it is your turn! Please come to the host at {branch}. Your table is kept until {time}.',
}

/** Takes the ticket's number, its branch and until when its table is kept, and a language; returns the line that a phone shows. */
export function calledLine(
  facts: { readonly number: string; readonly branch: string; readonly time: string },
  language: keyof Words,
): string {
  return called[language].replace(/\{(\w+)\}/g, (_, name: string) => facts[name as keyof typeof facts] ?? '')
}
