import { useAct as useActTelling, type Act } from '#web/use-act.ts'
import { useText } from '../i18n/use-text.ts'

export type { Act }

/** Runs calls of a form or a button and keeps what became of the last one. */
export function useAct(): Act {
  return useActTelling(useText()('told.unreachable'))
}
