import { useEffect, useEffectEvent } from 'react'
import { pollEveryMs } from '#contract/core/poll-every.ts'
import { listenLive } from '../../live/live-line.ts'
import { useMoves } from '../../moves/moves.ts'

/**
 * Asks whether the website is open again: when the live line stands or says so, every 20 s, and when the page is looked
 * at. The answer leads home by itself. A message alone could be lost while the line is being opened (safety 29).
 */
export function useComeBack(): void {
  const { revalidate } = useMoves()
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void revalidate()
  })
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    const stop = listenLive({
      connect: () => ask(),
      // a closed website may have many visitors: they do not all come back in the same moment (safety 30)
      reload({ spreadMs }) {
        clearTimeout(soon)
        soon = setTimeout(() => ask(), Math.random() * spreadMs)
      },
    })
    const timer = setInterval(() => ask(), pollEveryMs.page)
    const whenSeen = () => ask()
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      stop()
      clearTimeout(soon)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [])
}
