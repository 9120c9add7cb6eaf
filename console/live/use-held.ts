import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { listenForPress } from './listen-for-press.ts'

/**
 * Takes what is so now; returns it, but during a press what was shown when it began: nothing moves under a finger, which
 * would press what came in its place (design 11).
 */
export function useHeld<T>(latest: T): T {
  const [held, hold] = useState<{ readonly shown: T }>()
  const shown = held ? held.shown : latest
  const drawn = useRef(shown)
  useLayoutEffect(() => {
    drawn.current = shown
  })
  useEffect(
    () =>
      listenForPress(
        () => hold({ shown: drawn.current }),
        () => hold(undefined),
      ),
    [],
  )
  return shown
}
