import { useEffect, useState } from 'react'

/**
 * Takes the moment at which the server made what is shown; returns the server's time in UTC ms: that moment while the
 * page is made, ticking after it has mounted (safety 24). The browser's own clock may be wrong; only its pace counts.
 */
export function useServerNow(renderedAt: string): number {
  const rendered = Date.parse(renderedAt)
  const [now, setNow] = useState(rendered)
  useEffect(() => {
    const began = performance.now()
    const tick = () => setNow(rendered + performance.now() - began)
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [rendered])
  return Math.max(now, rendered)
}
