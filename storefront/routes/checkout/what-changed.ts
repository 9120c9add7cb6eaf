import type { ErrorBody } from '#contract/core/wire.ts'

/** A refusal that asks again, as the page says it: text key and the old and new value, amounts as decimal strings. */
export type Changed =
  | { readonly kind: 'price'; readonly old: string; readonly new: string }
  /** `sooner`: the order is ready before what was shown, which is good news. */
  | { readonly kind: 'promise'; readonly old: string; readonly new: string; readonly sooner: boolean }

/** Takes a refusal of placing; returns what changed since the page was shown, or nothing when it is another refusal. */
export function whatChanged({ code, details = {} }: ErrorBody): Changed | undefined {
  const { shown, total, ready_minutes_to: minutes } = details
  if (code === 'price-changed' && typeof shown === 'string' && typeof total === 'string')
    return { kind: 'price', old: shown, new: total }
  if (code === 'promise-changed' && typeof shown === 'number' && typeof minutes === 'number') {
    return { kind: 'promise', old: String(shown), new: String(minutes), sooner: minutes < shown }
  }
  return undefined
}
