import { arContact } from './ar/contact.ts'
import { enContact } from './en/contact.ts'
import { makeTextHook } from './make-text-hook.ts'

/** `t` of the contact page: its texts come with its code. */
export const useContactText = makeTextHook({ ar: arContact, en: enContact })
