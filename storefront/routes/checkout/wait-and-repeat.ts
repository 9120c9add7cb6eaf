import type { ClientOptions } from '#contract/core/caller.ts'

const mostRepeats = 3
/** In all, ms; who is asked to come later than that presses again. */
const mostWaited = 40_000

/** How a fetch waits. */
export interface WaitWorld {
  readonly pause: (milliseconds: number) => Promise<void>
  /** Hears when the waiting begins and when it is over. */
  readonly waiting: (waits: boolean) => void
}

/**
 * Takes how to fetch and how to wait; returns a fetch that comes again when the server asks for it (429 or 503 with
 * Retry-After), with the very same request. For calls that may be sent twice: an order has its key (safety 2), and the
 * payment of an order is opened once.
 */
export function waitAndRepeat(fetch: ClientOptions['fetch'], world: WaitWorld): ClientOptions['fetch'] {
  return async (path, init) => {
    let left = mostWaited
    for (let repeat = 0; ; repeat += 1) {
      const answer = await fetch(path, init)
      const wait = askedToWait(answer)
      if (wait === undefined || wait > left || repeat >= mostRepeats) return answer
      left -= wait
      world.waiting(true)
      await world.pause(wait)
      world.waiting(false)
    }
  }
}

/** Milliseconds; undefined for an answer that asks for none. */
function askedToWait({ status, headers }: Response): number | undefined {
  const seconds = headers.get('retry-after') ?? ''
  if ((status !== 429 && status !== 503) || !/^\d{1,4}$/.test(seconds)) return undefined
  return Math.max(1, Number(seconds)) * 1000
}
