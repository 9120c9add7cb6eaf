import type { Text } from '#web/make-text.ts'
import { arPay } from './ar/pay.ts'
import { enPay } from './en/pay.ts'
import { makeTextHook } from './make-text-hook.ts'

export type PayText = Text<keyof typeof arPay>

/** `t` of the card form: its texts come with its code. */
export const usePayText = makeTextHook({ ar: arPay, en: enPay })
