import { minuteMs } from '#domain/core/durations.ts'
/** Counts per key and minute, in this process; keys that hardly came go first when there are too many. */
export interface RateLimits {
  /** Takes a key, the most per minute and now (UTC ms); counts one and returns whether it may pass. */
  pass(key: string, most: number, now: number): boolean
}

const mostKeys = 50_000

/** Keys of one call or two are what a flood of made-up visitors leaves. */
const few = 2

interface Count {
  now: number
  /** Of the minute before. */
  readonly before: number
}

/** Returns counts that begin empty. */
export function makeRateLimits(): RateLimits {
  let minute = 0
  let counts = new Map<string, Count>()
  let former = new Map<string, Count>()
  return {
    pass(key, most, now) {
      const current = Math.floor(now / minuteMs)
      if (current !== minute) {
        former = current === minute + 1 ? counts : new Map()
        counts = new Map()
        minute = current
      } else if (counts.size >= mostKeys) {
        const often = [...counts].filter(([, count]) => count.now > few)
        // with so many that come often no few could be told from a flood, and looking again each time would cost more
        counts = new Map(often.length > mostKeys / 2 ? [] : often)
      }
      const known = counts.get(key)
      const count = known ?? { now: 0, before: former.get(key)?.now ?? 0 }
      if (!known) counts.set(key, count)
      count.now += 1
      // a sliding minute: what is left of the last one still counts
      return count.before === 0
        ? count.now <= most
        : count.now + count.before * (1 - (now % minuteMs) / minuteMs) <= most
    },
  }
}
