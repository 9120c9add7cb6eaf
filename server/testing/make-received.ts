/** Collects what is told, and lets a test wait for it without sleeping. */
export interface Received<T> {
  readonly all: readonly T[]
  receive(one: T): void
  /** Resolves once enough fits; the test's own time limit ends a wait in vain. */
  until(enough: (all: readonly T[]) => boolean): Promise<void>
}

export function makeReceived<T>(): Received<T> {
  const all: T[] = []
  const waiting = new Set<() => void>()
  return {
    all,
    receive(one) {
      all.push(one)
      for (const look of waiting) look()
    },
    until: (enough) =>
      new Promise((resolve) => {
        const look = () => {
          if (!enough(all)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
}
