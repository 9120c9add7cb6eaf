import type { ClientOptions } from '#contract/core/caller.ts'

/** The network failed, or nothing came in time: nobody knows what became of what was asked. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/**
 * Takes a fetch; returns one that has all of the answer, or fails with NoAnswer. By itself a browser says that with the
 * error that a fault of our own script throws too.
 */
export function wholeAnswer(fetch: ClientOptions['fetch']): ClientOptions['fetch'] {
  return async (path, init) => {
    try {
      const answer = await fetch(path, init)
      const body = await answer.arrayBuffer()
      return new Response(body.byteLength > 0 ? body : null, answer)
    } catch (error) {
      throw new NoAnswer('no answer', { cause: error })
    }
  }
}
