import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Tells, once the page is alive, what was typed into a search field before that: it stands there, and no list was asked for it. */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | null>,
  tell: ((typed: string) => void) | undefined,
): void {
  useEffect(() => {
    const typed = field.current?.value
    if (typed) tell?.(typed)
  }, [field, tell])
}
