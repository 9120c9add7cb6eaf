let held = 0

/** Keeps the page from reloading by itself while something would be lost by it; returns how to let it go. */
export function holdReload(): () => void {
  held += 1
  return () => {
    held -= 1
  }
}

const againMs = 1000

/** Takes a spread (ms); reloads the page after a random part of it, once nothing waits to be sent and there is a network. */
export function reloadWhenFree(spreadMs: number): void {
  const attempt = () => {
    if (held > 0 || !navigator.onLine) setTimeout(attempt, againMs)
    else window.location.reload()
  }
  setTimeout(attempt, Math.random() * spreadMs)
}
