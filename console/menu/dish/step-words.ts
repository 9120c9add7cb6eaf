import type { StepperWords } from '#ui/fields/stepper.tsx'
import type { TextOf } from '../../i18n/use-text.ts'

/** Takes a name; returns what its stepper says. */
export function stepWords(name: string, t: TextOf): StepperWords {
  return {
    less: t('pick.less', { name }),
    more: t('pick.more', { name }),
    remove: t('pick.remove', { name }),
  }
}
