import { pollEveryMs } from '#contract/core/poll-every.ts'

/**
 * Takes what asks the server; calls it every 20 s, and when the page or the network comes back, since live messages may
 * be lost (safety 29). Returns how to stop.
 */
export function askOften(ask: () => void): () => void {
  const poll = setInterval(ask, pollEveryMs.page)
  const whenBack = () => document.visibilityState === 'visible' && ask()
  document.addEventListener('visibilitychange', whenBack)
  window.addEventListener('online', ask)
  window.addEventListener('pageshow', whenBack)
  return () => {
    clearInterval(poll)
    document.removeEventListener('visibilitychange', whenBack)
    window.removeEventListener('online', ask)
    window.removeEventListener('pageshow', whenBack)
  }
}
