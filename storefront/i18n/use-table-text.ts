import { arTable } from './ar/table.ts'
import { enTable } from './en/table.ts'
import { makeTextHook } from './make-text-hook.ts'

export type TableTextKey = keyof typeof arTable

/** `t` of the pages of a table: their texts come with their code. */
export const useTableText = makeTextHook({ ar: arTable, en: enTable })
