import { useSyncExternalStore } from 'react'

const eachSecond = (look: () => void) => {
  const clock = setInterval(look, 1000)
  return () => clearInterval(clock)
}
const never = () => () => {}

/**
 * Takes a moment (ms) or nothing; returns the whole seconds until then, told anew each second; 0 when it is past, and where
 * the page is made (safety 24).
 */
export function useCountdown(until: number | undefined): number {
  const left = () => (until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)))
  return useSyncExternalStore(until === undefined ? never : eachSecond, left, () => 0)
}
