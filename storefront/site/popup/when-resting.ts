/** Marks of somebody who uses the page. */
const uses = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

export interface RestTimes {
  /** So long after the last use. */
  readonly restMs: number
  /** So long when nothing is used at all: the first view comes first. */
  readonly patienceMs: number
}

/**
 * Takes what may interrupt; runs it once the visitor rests and no dialog is open. Returns how to call it off. A popup so
 * never comes under a finger, nor before the first view has been seen (design 5).
 */
export function whenResting(run: () => void, { restMs, patienceMs }: RestTimes): () => void {
  let timer = setTimeout(attempt, patienceMs)
  function attempt() {
    if (document.querySelector('dialog[open]')) {
      again()
      return
    }
    stop()
    run()
  }
  function again() {
    clearTimeout(timer)
    timer = setTimeout(attempt, restMs)
  }
  function stop() {
    clearTimeout(timer)
    for (const use of uses) window.removeEventListener(use, again)
  }
  for (const use of uses) window.addEventListener(use, again, { passive: true })
  return stop
}
