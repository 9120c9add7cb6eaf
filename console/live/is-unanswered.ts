import { CallError } from '#contract/core/client.ts'
import { NoAnswer } from './whole-answer.ts'

/** What a proxy says while the server behind it starts again, and the server while its database does. */
const nobodyHome = [502, 503, 504]

/** Takes what a call threw; returns whether the server gave no answer of its own, so that it may be asked again. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof NoAnswer || (error instanceof CallError && nobodyHome.includes(error.status))
}
