import type { ServerClock } from './server-clock.ts'

/** A clock for something that is not always in sight. */
export interface RestingClock extends ServerClock {
  /** Whether it is out of sight. Coming back it is right at once. */
  readonly rest: (resting: boolean) => void
}

/** What nobody sees still says about how late it is: it may be read aloud or found. */
const restMs = 15_000

/** Takes a clock; returns one that tells its listeners every tick while it is in sight, and now and then while it is not. */
export function makeRestingClock(clock: ServerClock): RestingClock {
  const listeners = new Set<() => void>()
  let resting = false
  let notifiedAt = 0
  let stop: (() => void) | undefined
  const tell = () => {
    notifiedAt = clock.now()
    for (const listener of listeners) listener()
  }
  const tick = () => {
    if (!resting || clock.now() - notifiedAt >= restMs) tell()
  }
  return {
    now: clock.now,
    first: clock.first,
    note: clock.note,
    subscribe(listener) {
      listeners.add(listener)
      stop ??= clock.subscribe(tick)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
    rest(next) {
      const woke = resting && !next
      resting = next
      if (woke) tell()
    },
  }
}
