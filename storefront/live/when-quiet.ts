/** The page was rendered a moment ago: nothing is missed while its own files and pictures come first. */
const afterLoadMs = 2000

/** Takes what is less urgent than the first view; runs it when the page has loaded and rests. Returns how to call it off. */
export function whenQuiet(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(run, afterLoadMs)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    clearTimeout(timer)
  }
}
