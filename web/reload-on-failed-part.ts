import { constants } from '#domain/core/limits.ts'
import { sessionStore } from './browser-stores.ts'
import { isReloadHeld, onReloadFree } from './hold-reload.ts'

const key = 'reloaded-at'

/** Parts under way that the page can do without. */
let optional = 0

/**
 * Takes nothing; reloads the page when one of its parts cannot be loaded, at most once per 60 seconds (spec 1, 9):
 * usually a new release has replaced the files of the open page. What a reload would lose is waited for (safety 30).
 */
export function reloadOnFailedPart(): void {
  let due = false
  onReloadFree(() => {
    if (!due || !navigator.onLine) return
    due = false
    if (mayReload(Date.now())) window.location.reload()
  })
  window.addEventListener('vite:preloadError', (event) => {
    // without the network a reload would take away what the page still shows
    if (optional > 0 || !navigator.onLine) return
    if (isReloadHeld()) due = true
    else if (mayReload(Date.now())) {
      event.preventDefault()
      window.location.reload()
    }
  })
}

/** Takes how a part is loaded that the page can do without; returns it, or undefined when it fails: no reload for it. */
export async function loadOptionalPart<T>(load: () => Promise<T>): Promise<T | undefined> {
  optional += 1
  try {
    return await load()
  } catch {
    return undefined
  } finally {
    optional -= 1
  }
}

/** Takes the time in milliseconds; returns whether a reload is due now, and notes it. */
export function mayReload(now: number): boolean {
  const last = Number(sessionStore.getItem(key))
  if (last && now - last < constants.reloadThrottleMs) return false
  // a browser that keeps nothing cannot count reloads, so it gets none
  return sessionStore.setItem(key, String(now))
}
