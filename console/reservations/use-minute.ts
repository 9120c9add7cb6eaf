import { useEffect, useState } from 'react'

/** Takes when the server rendered (ISO); returns the server's time in UTC ms, which moves each half minute after mounting (safety 24). */
export function useMinute(renderedAt: string): number {
  const rendered = Date.parse(renderedAt)
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const began = performance.now()
    const clock = setInterval(() => setPassed(performance.now() - began), 30_000)
    return () => {
      clearInterval(clock)
      setPassed(0)
    }
  }, [rendered])
  return rendered + passed
}
