import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onRelease } from './on-release.ts'

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
    const press = () => {
      now.current.pressed = true
    }
    window.addEventListener('pointerdown', press, { capture: true })
    const stop = onRelease(() => {
      now.current.pressed = false
      flushSync(() => show(now.current.wanted))
    })
    return () => {
      window.removeEventListener('pointerdown', press, { capture: true })
      stop()
    }
  }, [])
  return shown
}
