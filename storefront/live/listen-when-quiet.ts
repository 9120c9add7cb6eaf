import { loadOptionalPart } from '#web/reload-on-failed-part.ts'
import type { Listener } from './live-line.ts'
import { whenQuiet } from './when-quiet.ts'

/**
 * Takes what to do on which event; listens as soon as the page rests, or as `when` says. The line's own code comes then, too:
 * no first view waits for it, and without the network it is asked for again when that is back. Returns how to stop.
 */
export function listenWhenQuiet(listener: Listener, when: typeof whenQuiet = whenQuiet): () => void {
  let stop = () => {}
  let over = false
  const open = async () => {
    const part = await loadOptionalPart(() => import('./live-line.ts'))
    if (over) return
    if (part) stop = part.listenLive(listener)
    else window.addEventListener('online', openAgain, { once: true })
  }
  const openAgain = () => void open()
  const cancel = when(openAgain)
  return () => {
    over = true
    cancel()
    window.removeEventListener('online', openAgain)
    stop()
  }
}
