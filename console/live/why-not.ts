import { CallError } from '#contract/core/client.ts'
import type { TextOf } from '../i18n/use-text.ts'
import { isUnanswered } from './is-unanswered.ts'

/** Takes what a step threw; returns what is said of it. A fault of our own script is told to the browser as well. */
export function whyNot(error: unknown, t: TextOf): string {
  if (isUnanswered(error)) return t('told.unreachable')
  if (error instanceof CallError) return error.message
  reportError(error)
  return t('told.failed')
}
