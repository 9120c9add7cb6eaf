import { useCallback, useEffect, useRef, useState } from 'react'
import { makeChime } from '#ui/chime.ts'

const pattern = [400, 150, 400, 150, 600]

/**
 * Takes whether the party is called now; when that becomes so the phone vibrates and sounds, once. Returns whether a
 * press is needed first to let it sound, and what that press does.
 */
export function useCalled(called: boolean): { readonly silent: boolean; readonly unlock: () => void } {
  const [chime] = useState(makeChime)
  const [silent, setSilent] = useState(true)
  const rung = useRef(false)
  useEffect(() => {
    // who came here by a press on an own page may sound at once
    if (navigator.userActivation?.hasBeenActive) void chime.unlock().then((may) => setSilent(!may))
    return () => chime.close()
  }, [chime])
  useEffect(() => {
    if (!called) {
      rung.current = false
      return
    }
    if (rung.current) return
    rung.current = true
    navigator.vibrate?.(pattern)
    chime.ring()
  }, [called, chime])
  const unlock = useCallback(() => {
    void chime.unlock().then((may) => {
      setSilent(!may)
      if (may) chime.ring()
    })
  }, [chime])
  return { silent, unlock }
}
