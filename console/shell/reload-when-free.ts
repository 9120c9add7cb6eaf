import { isReloadHeld } from '#web/hold-reload.ts'

const againMs = 1000

/** Takes a spread (ms); reloads the page after a random part of it, once nothing would be lost and there is a network. */
export function reloadWhenFree(spreadMs: number): void {
  const attempt = () => {
    if (isReloadHeld() || !navigator.onLine) setTimeout(attempt, againMs)
    else window.location.reload()
  }
  setTimeout(attempt, Math.random() * spreadMs)
}
