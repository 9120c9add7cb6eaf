import { refuse, type Refusal } from '#domain/core/refusal.ts'

/** How many may wait, of all and of one restaurant. */
export interface TurnsPlan {
  readonly mostWaiting: number
  readonly mostWaitingOfOne: number
}

export interface Turns {
  /**
   * Takes whose work it is and the work; does it when it is its turn, one at a time. Whoever was served longest ago comes
   * first; what is urgent comes before all that is not, and is counted by itself. Refuses 'busy' when too many wait.
   */
  take<T>(owner: string, work: () => Promise<T>, urgent?: boolean): Promise<T | Refusal>
}

interface Waiting {
  readonly owner: string
  readonly urgent: boolean
  begin(): void
}

export function makeTurns({ mostWaiting, mostWaitingOfOne }: TurnsPlan): Turns {
  let waiting: Waiting[] = []
  let running = false
  const served = new Map<string, number>()
  let turn = 0

  function begin(owner: string): void {
    running = true
    served.set(owner, (turn += 1))
  }

  function next(): void {
    running = false
    const [first] = waiting.toSorted(
      (a, b) =>
        Number(b.urgent) - Number(a.urgent) || (served.get(a.owner) ?? 0) - (served.get(b.owner) ?? 0),
    )
    if (!first) return served.clear()
    waiting = waiting.filter((one) => one !== first)
    first.begin()
  }

  return {
    async take(owner, work, urgent = false) {
      const alike = waiting.filter((one) => one.urgent === urgent)
      const own = alike.filter((one) => one.owner === owner)
      if (alike.length >= mostWaiting || own.length >= mostWaitingOfOne) return refuse('busy')
      // a place that becomes free is handed on, never offered anew
      if (!running) begin(owner)
      else
        await new Promise<void>((resolve) => {
          const enter = () => {
            begin(owner)
            resolve()
          }
          waiting.push({ owner, urgent, begin: enter })
        })
      try {
        return await work()
      } finally {
        next()
      }
    },
  }
}
