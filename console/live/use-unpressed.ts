import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Takes what is to be shown; returns it, but while a pointer is down what was shown before: nothing moves under a press, which
 * would end beside where it began (DESIGN 11).
 */
export function useUnpressed<T>(wanted: T): T {
  const [shown, show] = useState(wanted)
  const now = useRef({ wanted, pressed: false })
  // looked at and drawn in one go: no press can begin between
  useLayoutEffect(() => {
    now.current.wanted = wanted
    if (!now.current.pressed) show(wanted)
  }, [wanted])
  useEffect(() => {
    const end = new AbortController()
    const release = () => {
      now.current.pressed = false
      flushSync(() => show(now.current.wanted))
    }
    const on = (type: string, hear: () => void) =>
      window.addEventListener(type, hear, { capture: true, signal: end.signal })
    on('pointerdown', () => (now.current.pressed = true))
    // after the click that ends the press has reached what was pressed
    on('pointerup', () => void setTimeout(release, 0))
    on('pointercancel', release)
    on('blur', release)
    return () => end.abort()
  }, [])
  return shown
}
