import { useEffect } from 'react'

/**
 * Keeps the screen on while a live room is looked at: a tablet on the wall that falls asleep shows no order. The browser lets
 * go of it when the page is hidden, so it is asked for again when it shows; one that refuses or has none sleeps as it did.
 */
export function useAwake(): void {
  useEffect(() => {
    const { wakeLock } = navigator as { readonly wakeLock?: WakeLock }
    if (!wakeLock) return undefined
    let held: WakeLockSentinel | undefined
    let over = false
    const letGo = () => void held?.release().catch(() => undefined)
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      wakeLock.request('screen').then(
        (sentinel) => {
          letGo()
          held = sentinel
          if (over) letGo()
        },
        () => undefined,
      )
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', hold)
      letGo()
    }
  }, [])
}
