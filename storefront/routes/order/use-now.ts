import { useEffect, useState } from 'react'
import { serverNow } from '#web/server-time.ts'

/**
 * Takes when the page was rendered (ISO) and how often to look, in ms; returns the time in UTC ms. It starts from the
 * server's moment and moves only after mounting (safety 24), by the server's clock: a phone's own may be an hour off.
 */
export function useNow(renderedAt: string, everyMs: number): number {
  const [now, setNow] = useState(() => Date.parse(renderedAt))
  useEffect(() => {
    const look = () => setNow(serverNow())
    const first = setTimeout(look)
    const clock = setInterval(look, everyMs)
    return () => {
      clearTimeout(first)
      clearInterval(clock)
    }
  }, [everyMs])
  return now
}
