import { useEffect, useState, useSyncExternalStore } from 'react'
import { makeServerClock } from './server-clock.ts'
import type { ServerClock } from './server-clock.ts'

/** Takes the moment at which the server made what is shown; returns a clock that stays the same one as newer answers come. */
export function useServerClock(renderedAt: string): ServerClock {
  const rendered = Date.parse(renderedAt)
  const [clock] = useState(() => makeServerClock(rendered))
  useEffect(() => clock.note(rendered), [clock, rendered])
  return clock
}

/**
 * Takes a clock and what is read off it; returns that. Who asks is drawn anew only when what is read changes, so it is
 * read where it stands: a room that ticks would draw all of itself each second.
 */
export function useClocked<T extends string | number | boolean | undefined>(
  clock: ServerClock,
  read: (now: number) => T,
): T {
  return useSyncExternalStore(
    clock.subscribe,
    () => read(clock.now()),
    () => read(clock.first()),
  )
}
