import type { StepperWords } from '#ui/stepper.tsx'
import type { TextOf } from '../i18n/use-text.ts'

/** Takes a name; returns what its stepper says. */
export function stepWords(name: string, t: TextOf): StepperWords {
  return {
    less: t('phone.less', { name }),
    more: t('phone.more', { name }),
    remove: t('phone.remove', { name }),
  }
}
