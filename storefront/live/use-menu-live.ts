import { useEffect, useEffectEvent } from 'react'
import { pollEveryMs } from '#contract/core/poll-every.ts'
import type { Updates } from '#contract/core/live.ts'
import { listenWhenQuiet } from './listen-when-quiet.ts'

export type MenuMessage = Updates['menu']

/**
 * Takes what to do when the menu may have changed: with the message that said so, or without one when messages may have
 * been missed (the line was down, the page was away). While the line is down it asks every 20 s. Safety 29.
 */
export function useMenuLive(onChange: (message?: MenuMessage) => void): void {
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    let connected = false
    let missed = false
    const stop = listenWhenQuiet({
      menu: (message) => tell(message),
      connect() {
        connected = true
        if (missed) tell()
        missed = false
      },
      disconnect() {
        connected = false
        missed = true
      },
    })
    const poll = setInterval(() => {
      if (!connected && document.visibilityState === 'visible') tell()
    }, pollEveryMs.page)
    const whenBack = () => document.visibilityState === 'visible' && tell()
    document.addEventListener('visibilitychange', whenBack)
    return () => {
      stop()
      clearInterval(poll)
      document.removeEventListener('visibilitychange', whenBack)
    }
  }, [])
}
