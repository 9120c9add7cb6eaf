import { useEffect, useState } from 'react'

/**
 * Takes when the page was rendered (ISO) and how often to look, in ms; returns the time in UTC ms. It starts from the
 * server's moment and moves only after mounting (safety 24).
 */
export function useNow(renderedAt: string, everyMs: number): number {
  const [now, setNow] = useState(() => Date.parse(renderedAt))
  useEffect(() => {
    const look = () => setNow(Date.now())
    const first = setTimeout(look)
    const clock = setInterval(look, everyMs)
    return () => {
      clearTimeout(first)
      clearInterval(clock)
    }
  }, [everyMs])
  return now
}
