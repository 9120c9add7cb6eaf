import { constants } from '#domain/limits.ts'

const key = 'reloaded-at'

/**
 * Takes nothing; reloads the page when one of its parts cannot be loaded, at most once per 60 seconds (spec 1, 9):
 * usually a new release has replaced the files of the open page.
 */
export function reloadOnFailedPart(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // without the network a reload would take away what the page still shows
    if (navigator.onLine && mayReload(Date.now())) {
      event.preventDefault()
      window.location.reload()
    }
  })
}

/** Takes the time in milliseconds; returns whether a reload is due now, and notes it. */
export function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(key))
    if (last && now - last < constants.reloadThrottleMs) return false
    sessionStorage.setItem(key, String(now))
    return true
  } catch {
    // a browser that keeps nothing cannot count reloads, so it gets none
    return false
  }
}
