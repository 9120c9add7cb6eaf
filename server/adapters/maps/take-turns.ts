/** Nobody waits behind more than these. */
const mostWaiting = 4

/**
 * Takes the least time between two calls; returns a door that lets one through at a time, so far apart. Whoever would
 * wait behind too many is told so at once.
 */
export function takeTurns(
  apartMs: number,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms).unref()),
) {
  let last = Promise.resolve()
  let waiting = 0
  return async <T, F>(act: () => Promise<T>, full: F): Promise<T | F> => {
    if (waiting > mostWaiting) return full
    waiting += 1
    const before = last
    let leave = () => {}
    last = new Promise((done) => {
      leave = done
    })
    await before
    try {
      return await act()
    } finally {
      waiting -= 1
      void wait(apartMs).then(leave)
    }
  }
}
