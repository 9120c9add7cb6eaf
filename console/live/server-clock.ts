/** The server's time as a page knows it, UTC ms; it ticks once a second for all who listen. */
export interface ServerClock {
  /** At the last tick: the same for everything that is drawn between two. */
  readonly now: () => number
  /** What the page was made with. */
  readonly first: () => number
  readonly subscribe: (listener: () => void) => () => void
  /** The server said how late it was, a moment ago. */
  readonly note: (rendered: number) => void
}

const tickMs = 1000
/** An answer takes its time to come; who is this far ahead of it has a clock that ran wrong, or the server's was set. */
const mostAheadMs = 5000

/**
 * Takes the moment at which the server made the page, UTC ms; returns its clock. The browser's own clock may be wrong:
 * only its pace counts (safety 24), and what the server says later sets it right, never back for the answer's way alone.
 */
export function makeServerClock(first: number): ServerClock {
  const listeners = new Set<() => void>()
  let base = { rendered: first, at: performance.now() }
  let shown = first
  let timer: ReturnType<typeof setInterval> | undefined
  const read = () => base.rendered + performance.now() - base.at
  const tick = () => {
    shown = read()
    for (const listener of listeners) listener()
  }
  return {
    now: () => shown,
    first: () => first,
    subscribe(listener) {
      listeners.add(listener)
      timer ??= setInterval(tick, tickMs)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
    note(rendered) {
      const ahead = read() - rendered
      if (ahead < 0 || ahead > mostAheadMs) base = { rendered, at: performance.now() }
    },
  }
}
