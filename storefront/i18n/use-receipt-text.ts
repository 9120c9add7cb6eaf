import { arReceipt } from './ar/receipt.ts'
import { enReceipt } from './en/receipt.ts'
import { makeTextHook } from './make-text-hook.ts'

/** `t` of the receipt's page: its texts come with its code. */
export const useReceiptText = makeTextHook({ ar: arReceipt, en: enReceipt })
