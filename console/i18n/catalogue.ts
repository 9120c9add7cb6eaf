import type { Language } from '#domain/words.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import type { Message } from '#ui/message.ts'

export type TextKey = keyof typeof ar

/** Every text of this app in both languages; a missing translation does not compile. */
export const catalogue: Readonly<Record<Language, Readonly<Record<TextKey, Message>>>> = { ar, en }
