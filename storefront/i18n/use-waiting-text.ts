import type { Text } from '#web/make-text.ts'
import { arWaiting } from './ar/waiting.ts'
import { enWaiting } from './en/waiting.ts'
import { makeTextHook } from './make-text-hook.ts'

export type WaitingTextKey = keyof typeof arWaiting
export type WaitingText = Text<WaitingTextKey>

/** `t` of the pages of the waiting list: their texts come with their code. */
export const useWaitingText = makeTextHook({ ar: arWaiting, en: enWaiting })
