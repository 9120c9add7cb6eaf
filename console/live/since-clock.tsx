import { clockText } from './clock-text.ts'
import type { ServerClock } from './server-clock.ts'
import { useClocked } from './use-server-clock.ts'

interface SinceClockProps {
  /** ISO. */
  readonly from: string
  readonly clock: ServerClock
}

/** How long ago a moment was: "0:42". It ticks alone. */
export function SinceClock({ from, clock }: SinceClockProps) {
  return useClocked(clock, (now) => clockText(Math.max(0, Math.floor((now - Date.parse(from)) / 1000))))
}
