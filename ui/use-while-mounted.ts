import { useCallback, useEffect, useRef } from 'react'

/**
 * Takes what a part does once its request is answered, such as closing its sheet; returns the same for as long as the
 * part is mounted. An answer that comes later must not close what was opened since.
 */
export function useWhileMounted<Args extends unknown[]>(run: (...args: Args) => void) {
  const latest = useRef<typeof run>(undefined)
  useEffect(() => {
    latest.current = run
  })
  useEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )
  return useCallback((...args: Args) => latest.current?.(...args), [])
}
