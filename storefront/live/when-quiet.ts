/** Takes what is less urgent than the first view; runs it when the page has loaded and rests. Returns how to call it off. */
export function whenQuiet(run: () => void): () => void {
  let idle: number | undefined
  const wait = () => {
    // Safari knows no requestIdleCallback
    if (typeof window.requestIdleCallback === 'function') idle = window.requestIdleCallback(run, { timeout: 4000 })
    else idle = window.setTimeout(run, 1500)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    if (idle === undefined) return
    if (typeof window.cancelIdleCallback === 'function') window.cancelIdleCallback(idle)
    else clearTimeout(idle)
  }
}
