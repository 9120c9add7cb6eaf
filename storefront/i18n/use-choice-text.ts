import { arChoice } from './ar/choice.ts'
import { enChoice } from './en/choice.ts'
import { makeTextHook } from './make-text-hook.ts'

/** `t` of the pages and dialogs that are no part of a first view: their texts come with their code. */
export const useChoiceText = makeTextHook({ ar: arChoice, en: enChoice })
