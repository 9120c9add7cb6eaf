import { isReloadHeld, onReloadFree } from '#web/hold-reload.ts'

/** What the reload needs of the page. */
export interface PageWorld {
  readonly isVisible: () => boolean
  readonly onVisible: (run: () => void) => () => void
  readonly later: (run: () => void, milliseconds: number) => void
  readonly random: () => number
  readonly reload: () => void
}

/**
 * Takes the spread of a client_frontend message and the page; reloads the page fully, once: after a random part of the
 * spread, when the page is seen, and when no form is half-filled and no payment under way. Spec 1, safety 30.
 */
export function reloadWhenFree(spreadMs: number, page: PageWorld): void {
  let done = false
  const attempt = () => {
    if (done || isReloadHeld() || !page.isVisible()) return
    done = true
    page.reload()
  }
  page.later(() => {
    onReloadFree(attempt)
    page.onVisible(attempt)
    attempt()
  }, page.random() * spreadMs)
}
