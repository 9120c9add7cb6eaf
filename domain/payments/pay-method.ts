import type { Words } from '../core/words.ts'

/** The ways to pay that a card gateway offers: mada stands before the other cards wherever it is one of its own. */
export const payMethods = ['mada', 'card', 'apple_pay'] as const
export type PayMethod = (typeof payMethods)[number]

/** What guests read; Apple Pay is a name. */
export const payMethodWords: Readonly<Record<PayMethod, Words>> = {
  mada: { ar: 'مدى', en: 'mada' },
  card: { ar: 'بطاقة بنكية', en: 'Bank card' },
  apple_pay: { ar: 'Apple Pay', en: 'Apple Pay' },
}
