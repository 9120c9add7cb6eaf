import type { ClientOptions } from '#contract/core/caller.ts'
import { noteServerTime } from './server-time.ts'

/**
 * Takes milliseconds; returns the browser's fetch, which by itself waits for ever, failing when the answer is not there by
 * then. Uploads take as long as they take.
 */
export function fetchWithin(milliseconds: number): ClientOptions['fetch'] {
  return async (path, init) => {
    // browsers from before 2022 do not know it
    const mayEnd = typeof AbortSignal.timeout === 'function' && !(init.body instanceof Blob)
    const answer = await window.fetch(
      path,
      mayEnd ? { ...init, signal: AbortSignal.timeout(milliseconds) } : init,
    )
    noteServerTime(answer)
    return answer
  }
}
