import type { Language } from '#domain/core/words.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import type { Message } from '#ui/text/message.ts'

export type TextKey = keyof typeof ar

/** Every text of this app in both languages; a missing translation does not compile. */
export const catalogue: Readonly<Record<Language, Readonly<Record<TextKey, Message>>>> = { ar, en }

/** Takes a key made of data ("country.SA"); says whether there is a text of it. */
export function isTextKey(key: string): key is TextKey {
  return key in catalogue.ar
}
