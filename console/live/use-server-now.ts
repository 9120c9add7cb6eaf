import { useClocked, useServerClock } from './use-server-clock.ts'

const same = (now: number) => now

/** Takes the moment at which the server made what is shown; returns the server's time in UTC ms, ticking (safety 24). */
export function useServerNow(renderedAt: string): number {
  return useClocked(useServerClock(renderedAt), same)
}
