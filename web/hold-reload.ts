import { useEffect } from 'react'

/** Reasons for which the page must not be reloaded now: half-filled forms, payments under way. */
const held = new Set<symbol>()
const waiting = new Set<() => void>()

/** Takes nothing; keeps the page from being reloaded until the returned function is called (spec 1, safety 30). */
export function holdReload(): () => void {
  const reason = Symbol('held')
  held.add(reason)
  return () => {
    held.delete(reason)
    if (held.size === 0) for (const run of waiting) run()
  }
}

/** Takes whether something would be lost now; keeps the page from being reloaded while it would. */
export function useHoldReload(active: boolean): void {
  useEffect(() => (active ? holdReload() : undefined), [active])
}

/** Whether something on the page would be lost by a reload. */
export function isReloadHeld(): boolean {
  return held.size > 0
}

/** Takes what to do when nothing holds the page any more; returns how to stop. */
export function onReloadFree(run: () => void): () => void {
  waiting.add(run)
  return () => void waiting.delete(run)
}
