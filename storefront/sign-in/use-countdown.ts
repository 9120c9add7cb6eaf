import { useEffect, useState } from 'react'

/** Takes a moment (ms) or nothing; returns the whole seconds until then, told anew each second; 0 when it is past. */
export function useCountdown(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return
    const look = () => setNow(Date.now())
    const first = setTimeout(look)
    const clock = setInterval(look, 1000)
    return () => {
      clearTimeout(first)
      clearInterval(clock)
    }
  }, [until])
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}

/** Takes seconds; returns them as minutes and seconds: "0:42". */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
