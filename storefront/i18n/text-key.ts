import type { Text } from '#web/make-text.ts'
import type { arOrder } from './ar-order.ts'
import type { ar } from './ar.ts'
import type { Message } from '#ui/message.ts'

export type TextKey = keyof typeof ar | keyof typeof arOrder

/** Every text of the storefront in one language; a missing translation does not compile. */
export type Texts = Readonly<Record<TextKey, Message>>

/** `t(key, holes)` of the storefront. */
export type TextOf = Text<TextKey>
