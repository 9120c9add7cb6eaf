import type { ClientOptions } from '#contract/caller.ts'

/** Milliseconds that a live room waits for an answer: as long as between two looks of its own. */
export const patience = 10_000

/**
 * Takes milliseconds and how to fetch; returns a fetch that fails when no answer has come by then. A network that
 * swallows what is sent says nothing for minutes: the step would neither be done nor wait to be sent again.
 */
export function giveUpAfter(milliseconds: number, fetch: ClientOptions['fetch']): ClientOptions['fetch'] {
  return (path, init) => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(), milliseconds)
    return fetch(path, { ...init, signal: stop.signal })
  }
}
