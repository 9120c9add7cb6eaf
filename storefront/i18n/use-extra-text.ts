import { arExtra } from './ar/extra.ts'
import { enExtra } from './en/extra.ts'
import { makeTextHook } from './make-text-hook.ts'

/** `t` of what comes after the first view, and of the pages of links: their texts come with their code. */
export const useExtraText = makeTextHook({ ar: arExtra, en: enExtra })
