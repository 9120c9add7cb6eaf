import type { Text } from '#web/make-text.ts'
import type { arAccount } from './ar-account.ts'
import type { arOrder } from './ar-order.ts'
import type { ar } from './ar.ts'
import type { Message } from '#ui/message.ts'

type FirstKey = keyof typeof ar | keyof typeof arOrder
type AccountKey = keyof typeof arAccount

export type TextKey = FirstKey | AccountKey

/** The texts of every page in one language; a missing translation does not compile. */
export type FirstTexts = Readonly<Record<FirstKey, Message>>

/** The texts of signing in and of the account; not part of a first view (catalogue.ts). */
export type AccountTexts = Readonly<Record<AccountKey, Message>>

/** Every text of the storefront in one language. */
export type Texts = FirstTexts & AccountTexts

/** `t(key, holes)` of the storefront. */
export type TextOf = Text<TextKey>
