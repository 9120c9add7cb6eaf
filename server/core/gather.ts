/**
 * Takes what is done for several at once, at best in one statement; returns what does it for one: calls of the same turn
 * of the event loop go together. What fails together is done one by one, so that one bad call fails alone.
 */
export function gather<T>(act: (all: readonly T[]) => Promise<unknown>): (one: T) => Promise<void> {
  let waiting: { one: T; done(): void; failed(error: unknown): void }[] = []
  async function run(): Promise<void> {
    const calls = waiting
    waiting = []
    try {
      await act(calls.map(({ one }) => one))
      for (const { done } of calls) done()
    } catch (error) {
      if (calls.length === 1) return calls[0]?.failed(error)
      for (const { one, done, failed } of calls) await act([one]).then(done, failed)
    }
  }
  return (one) =>
    new Promise((done, failed) => {
      if (waiting.push({ one, done, failed }) === 1) setImmediate(() => void run())
    })
}
