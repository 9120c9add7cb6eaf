import { useEffect, useRef, useState } from 'react'

/**
 * Takes when a hold ends and when the server said so (ISO), and what to do at its end; returns the whole seconds left. It
 * begins from the server's moment and moves after mounting (safety 24); a device's clock may be wrong, only its pace counts.
 */
export function useHoldLeft(until: string, renderedAt: string, onOver: () => void): number {
  const whole = Date.parse(until) - Date.parse(renderedAt)
  const [left, setLeft] = useState(whole)
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  }, [onOver])
  useEffect(() => {
    const began = performance.now()
    const look = () => {
      const now = whole - (performance.now() - began)
      setLeft(now)
      if (now > 0) return
      clearInterval(clock)
      over.current()
    }
    const clock = setInterval(look, 1000)
    return () => clearInterval(clock)
    // each answer of the server begins the count anew
  }, [whole, renderedAt])
  return Math.max(0, Math.ceil(left / 1000))
}
