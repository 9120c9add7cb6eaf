import type { Language } from '#domain/words.ts'
import { arOrder } from './ar-order.ts'
import { ar } from './ar.ts'
import { enOrder } from './en-order.ts'
import { en } from './en.ts'
import type { Message } from './message.ts'

export type TextKey = keyof typeof ar | keyof typeof arOrder

/** Every text of the storefront in both languages; a missing translation does not compile. */
export const catalogue: Readonly<Record<Language, Readonly<Record<TextKey, Message>>>> = {
  ar: { ...ar, ...arOrder },
  en: { ...en, ...enOrder },
}
