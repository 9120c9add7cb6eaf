/** How often sweepers look, and how far ahead. */
export interface Pace {
  /** Something was written: returns whether it was quiet until now. */
  stir(): boolean
  /** Something falls due soon, or a look failed: each second from now on, for so long as a quiet look would have slept. */
  hurry(): void
  /** How far ahead of its time a look asks for what has a second of its own. */
  aheadMs(): number
  /** How long to sleep after a look. */
  pauseMs(): number
}

const everyMs = 1000
/** So long after the last write of this process it looks each second. */
const stirredMs = 10_000
/** Without one it looks so seldom, and so far ahead. */
const quietMs = 30_000

/**
 * Takes a clock that only goes forward (ms); returns the pace of a process that has just started. Each second while it writes
 * or something is soon due, twice a minute otherwise (decision 0229).
 */
export function makePace(now: () => number): Pace {
  let busyUntil = now() + stirredMs
  const isBusy = () => now() < busyUntil
  const stay = (ms: number) => {
    busyUntil = Math.max(busyUntil, now() + ms)
  }
  return {
    stir() {
      const wasQuiet = !isBusy()
      stay(stirredMs)
      return wasQuiet
    },
    hurry: () => stay(quietMs),
    aheadMs: () => (isBusy() ? 0 : quietMs),
    pauseMs: () => (isBusy() ? everyMs : quietMs),
  }
}
