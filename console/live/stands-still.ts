import { CallError } from '#contract/core/client.ts'
import { isUnanswered } from './is-unanswered.ts'

/** Takes what a look at the room threw; returns whether the page shows what was: whatever failed, unless it was refused. */
export function standsStill(error: unknown): boolean {
  return !(error instanceof CallError) || isUnanswered(error)
}
