import { arFailed } from './ar/failed.ts'
import { enFailed } from './en/failed.ts'
import { makeTextHook } from './make-text-hook.ts'

/** `t` of what stands in place of a page that failed or is not there. */
export const useFailedText = makeTextHook({ ar: arFailed, en: enFailed })
