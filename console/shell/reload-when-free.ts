import { isReloadHeld } from '#web/hold-reload.ts'
import { isTypedInSheet } from './draft/typed-in-sheet.ts'

const againMs = 1000

/** One reload is due at a time, however often it is asked for. */
let due = false

/** Takes a spread (ms); reloads the page after a random part of it, once nothing would be lost and there is a network. */
export function reloadWhenFree(spreadMs: number): void {
  if (due) return
  due = true
  const attempt = () => {
    if (isReloadHeld() || isTypedInSheet() || !navigator.onLine) return void setTimeout(attempt, againMs)
    due = false
    window.location.reload()
  }
  setTimeout(attempt, Math.random() * spreadMs)
}
