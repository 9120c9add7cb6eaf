import { arAvoid } from './ar/avoid.ts'
import { enAvoid } from './en/avoid.ts'
import { makeTextHook } from './make-text-hook.ts'

/** `t` of the filter of what a guest does not eat. */
export const useAvoidText = makeTextHook({ ar: arAvoid, en: enAvoid })
