const longest = 2 ** 31 - 1

/** Acts to be done at a time; none outlives `stop`. */
export class Timers {
  readonly #now: () => number
  readonly #pending = new Set<NodeJS.Timeout>()

  constructor(now: () => number) {
    this.#now = now
  }

  at(time: number, act: () => void): void {
    const timer = setTimeout(
      () => {
        this.#pending.delete(timer)
        act()
      },
      Math.min(Math.max(time - this.#now(), 0), longest),
    )
    this.#pending.add(timer)
  }

  stop(): void {
    for (const timer of this.#pending) clearTimeout(timer)
    this.#pending.clear()
  }
}
