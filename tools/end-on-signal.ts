const patience = 15_000

/**
 * Ends the process in order on Ctrl-C, SIGTERM or a terminal that is closed (SIGHUP). While it starts, it just ends (the
 * built-in PostgreSQL ends with it); once the returned function was told how to stop, that waits for what is under way.
 * npm sends Ctrl-C on, so it comes twice at once: only one that comes later means "now". The time that it serves on first is
 * no part of its patience.
 */
export function endOnSignal(): (stop: () => Promise<void>, drainMs: number) => void {
  let stop: (() => Promise<void>) | undefined
  let longest = patience
  let began = 0
  const end = () => {
    if (!stop) process.exit(130)
    if (began === 0) {
      began = Date.now()
      void endInOrder(stop, longest)
    } else if (Date.now() - began > 1000) {
      process.exit(130)
    }
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  // PostgreSQL is in a group of its own: unheard, it would run on without us
  process.on('SIGHUP', end)
  if (process.env['npm_lifecycle_event']) endWithParent(end)
  return (how, drainMs) => {
    stop = how
    longest = patience + drainMs
  }
}

// npm sends a SIGTERM of its own to the shell between us, which ends and tells nobody.
function endWithParent(end: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, 500)
  timer.unref()
}

async function endInOrder(stop: () => Promise<void>, longest: number): Promise<void> {
  const late = setTimeout(() => {
    console.error('What is under way did not end in time.')
    process.exit(1)
  }, longest)
  try {
    await stop()
    clearTimeout(late)
    process.exit(0)
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
}
