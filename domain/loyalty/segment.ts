import type { Language } from '../core/words.ts'
import type { Minor } from '../core/money.ts'
import { addDays, dateText, toLocal, toUtc } from '../core/zoned-time.ts'

/** Which customers a campaign is for; what is absent limits nothing. Only those who asked for offers are ever in one. */
export interface Segment {
  readonly groupIds?: readonly string[]
  /** Delivered orders of at least this much (minor units) within so many days. */
  readonly spent?: { readonly amount: Minor; readonly days: number }
  /** The last delivered order is at least so many days ago. */
  readonly awayDays?: number
  /** A birthday within the next so many days, today among them. */
  readonly birthdayDays?: number
}

/**
 * Nobody is written to between these local minutes of the day: 21:00 to 09:00. Saudi Arabia forbids advertising by SMS from
 * 22:00 to 07:00, the Emirates from 21:00 to 07:00: both lie within.
 */
const quietHours = { from: 21 * 60, to: 9 * 60 } as const

/** Takes a moment (UTC ms) and a zone; returns the moment itself, or the end of the quiet hours that it lies in. */
export function afterQuietHours(at: number, zone: string): number {
  const local = toLocal(at, zone)
  if (local.minutes >= quietHours.from) return toUtc(addDays(local, 1), quietHours.to, zone)
  return local.minutes < quietHours.to ? toUtc(local, quietHours.to, zone) : at
}

/** Takes a moment (UTC ms) outside the quiet hours and a zone; returns when they begin next: what was not sent by then is not sent. */
export function nextQuietHours(at: number, zone: string): number {
  const local = toLocal(at, zone)
  return toUtc(local.minutes < quietHours.from ? local : addDays(local, 1), quietHours.from, zone)
}

/**
 * Takes a moment (UTC ms), a zone and days; returns the birthdays (MM-DD) of so many days, today's among them. Who was born
 * on 29 February has it on the 28th in other years.
 */
export function birthdaysWithin(at: number, zone: string, days: number): string[] {
  const today = toLocal(at, zone)
  return Array.from({ length: Math.min(days, 366) }, (_, n) => addDays(today, n)).flatMap((date) => {
    const text = dateText(date).slice(5)
    return text === '02-28' && dateText(addDays(date, 1)).endsWith('03-01') ? [text, '02-29'] : [text]
  })
}

const below: Readonly<Record<Language, { code: string; out: string }>> = {
  ar: { code: 'الرمز', out: 'لإيقاف العروض' },
  en: { code: 'Code', out: 'No more offers' },
}

/**
 * Takes the text of a campaign, a coupon's code if there is one, and the link to the notices; returns what is sent: the code
 * and the way out stand below the text, whatever it says.
 */
export function campaignText(
  text: string,
  { code, link, language }: { code: string | undefined; link: string; language: Language },
): string {
  const words = below[language]
  return [text, ...(code ? [`${words.code}: ${code}`] : []), `${words.out}: ${link}`].join('\n')
}

/**
 * Takes what `campaignText` made; returns the code and the way out that stand below its text, or undefined when none do.
 */
export function readCampaignText(
  body: string,
  language: Language,
): { readonly code: string | undefined; readonly optOutUrl: string } | undefined {
  const words = below[language]
  const after = (line: string | undefined, word: string) =>
    line?.startsWith(`${word}: `) ? line.slice(word.length + 2) : undefined
  const lines = body.split('\n')
  const optOutUrl = after(lines.at(-1), words.out)
  return optOutUrl ? { code: after(lines.at(-2), words.code), optOutUrl } : undefined
}
