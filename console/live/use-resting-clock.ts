import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { makeRestingClock } from './resting-clock.ts'
import type { ServerClock } from './server-clock.ts'

/**
 * Takes a clock; returns one that rests while the element that it is given to is skipped by the browser
 * (`content-visibility: auto`), and what to give that element.
 */
export function useRestingClock<T extends HTMLElement>(
  clock: ServerClock,
): readonly [ServerClock, RefObject<T | null>] {
  const [own] = useState(() => makeRestingClock(clock))
  const place = useRef<T>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const change = (event: Event) => own.rest((event as ContentVisibilityAutoStateChangeEvent).skipped)
    element.addEventListener('contentvisibilityautostatechange', change)
    // of a page that came whole it was told before anybody listened
    own.rest(element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false)
    return () => element.removeEventListener('contentvisibilityautostatechange', change)
  }, [own])
  return [own, place]
}
