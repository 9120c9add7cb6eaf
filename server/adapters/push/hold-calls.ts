/** How long a service is left alone at most, whatever it names: messages live for minutes. */
const longestMs = 3_600_000

/** Who asked not to be called, and until when. It is lost with the process: the service then says so again. */
export interface HeldCalls {
  isHeld(name: string): boolean
  hold(name: string, retryAfter: string): void
}

/** Takes the clock (UTC ms); returns a memory of `Retry-After` headers: seconds or a date (RFC 9110). Anything else holds nothing. */
export function holdCalls(clock: () => number): HeldCalls {
  const until = new Map<string, number>()
  return {
    isHeld(name) {
      const end = until.get(name) ?? 0
      if (end <= clock()) until.delete(name)
      return end > clock()
    },
    hold(name, retryAfter) {
      const ms = /^\d+$/.test(retryAfter.trim())
        ? Number(retryAfter) * 1000
        : Date.parse(retryAfter) - clock()
      if (ms > 0) until.set(name, clock() + Math.min(ms, longestMs))
    },
  }
}
