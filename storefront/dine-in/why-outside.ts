import type { CallError } from '#contract/core/client.ts'

/** Why a phone sees nothing of a table: its session is over or a guess, or the phone does not sit there (any more). */
export type WhyOutside = 'over' | 'not-joined'

/** Takes the refusal of a table's session; returns why this phone is outside, or undefined when it only was not heard. */
export function whyOutside({ status, body }: Pick<CallError, 'status' | 'body'>): WhyOutside | undefined {
  if (status >= 500 || status === 429) return undefined
  return body.code === 'table-not-joined' ? 'not-joined' : 'over'
}
