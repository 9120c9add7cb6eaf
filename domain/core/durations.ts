// Lengths of time, once for all. Each is a constant of its own, so that a script carries the number alone.

/** Milliseconds. */
export const secondMs = 1000
export const minuteMs = 60_000
export const hourMs = 3_600_000
/** Of a clock that runs on; a calendar's day may have 23 or 25 hours (zoned-time.ts). */
export const dayMs = 86_400_000

/** Seconds. */
export const hourSeconds = 3600
export const daySeconds = 86_400
