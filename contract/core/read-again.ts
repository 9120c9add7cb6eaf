import type { ClientOptions } from './caller.ts'

type Fetch = ClientOptions['fetch']

interface Patience {
  /** How often it is asked in all. */
  readonly tries: number
  readonly pause?: (milliseconds: number) => Promise<void>
  /** From 0 to 1: who were refused together come again apart. */
  readonly random?: () => number
}

/**
 * Takes how to fetch; returns the same for reads of a busy server: a GET that is refused with 503 and a time to come again
 * is asked again that much later, twice as late each time, so many times. What changes something is asked once.
 */
export function readAgain(
  fetch: Fetch,
  { tries, pause = sleep, random = () => Math.random() }: Patience,
): Fetch {
  return async (path, init) => {
    for (let asked = 1; ; asked += 1) {
      const answer = await fetch(path, init)
      const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
      if (init.method !== 'GET' || answer.status !== 503 || !(seconds >= 0) || asked === tries) return answer
      // no server of ours asks for more, and nobody waits longer for a page
      await pause(Math.min(seconds, 5) * 500 * 2 ** (asked - 1) * (1 + random()))
      if (init.signal?.aborted) return answer
    }
  }
}

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
