import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'

/** How many people may be sending at once, and for how long one may take while others wait. */
export interface PlacesPlan {
  readonly most: number
  readonly patienceMs: number
}

/** How to read a file; it ends with a refusal as soon as the signal says so. */
export type ReadFile = (ended: AbortSignal) => Promise<Uint8Array | Refusal>

export interface UploadPlaces {
  /**
   * Takes who sends a file, by a name that it has to prove, how to read it and what to do with it; does both when there
   * is a place. Refuses 'busy' when too many wait, or when it took too long and others waited.
   */
  take<T>(
    person: string,
    readFile: ReadFile,
    keep: (bytes: Uint8Array) => Promise<T | Refusal>,
  ): Promise<T | Refusal>
}

interface Place {
  readonly person: string
  readonly end: AbortController
  /** It has been sending for longer than others have to wait. */
  slow: boolean
}

interface Waiting {
  readonly person: string
  begin(): void
}

const mostWaitingOfOne = 6
const mostWaiting = 60

/**
 * Places for files that are read into memory. What is not being read waits at the sender. One person has one place, from
 * however many networks and in however many requests: whoever comes next is let in before its second.
 */
export function makeUploadPlaces({ most, patienceMs }: PlacesPlan): UploadPlaces {
  const places = new Set<Place>()
  let waiting: Waiting[] = []
  /** When who still sends or waits was let in last: whoever it is longest ago comes first, then who came first. */
  const letIn = new Map<string, number>()
  let turn = 0
  const isIn = (person: string) => [...places].some((place) => place.person === person)

  /** Lets in who can be; where there is no room, who was slow for the longest makes it. */
  function admit(): void {
    for (;;) {
      const next = waiting
        .filter(({ person }) => !isIn(person))
        .toSorted((a, b) => (letIn.get(a.person) ?? 0) - (letIn.get(b.person) ?? 0))[0]
      if (!next) return
      if (places.size >= most) {
        const slow = [...places].find((place) => place.slow)
        slow?.end.abort()
        return
      }
      waiting = waiting.filter((one) => one !== next)
      next.begin()
    }
  }

  function enter(person: string): Promise<Place> | undefined {
    const own = waiting.filter((one) => one.person === person).length
    if (own >= mostWaitingOfOne || waiting.length >= mostWaiting) return undefined
    return new Promise((resolve) => {
      const begin = () => {
        const place = { person, end: new AbortController(), slow: false }
        places.add(place)
        letIn.set(person, (turn += 1))
        resolve(place)
      }
      waiting.push({ person, begin })
      admit()
    })
  }

  return {
    async take(person, readFile, keep) {
      const entered = enter(person)
      if (!entered) return refuse('busy', { why: 'too many files wait' })
      const place = await entered
      const timer = setTimeout(() => {
        place.slow = true
        admit()
      }, patienceMs)
      try {
        const bytes = await readFile(place.end.signal)
        clearTimeout(timer)
        place.slow = false
        return isRefusal(bytes) ? bytes : await keep(bytes)
      } finally {
        clearTimeout(timer)
        places.delete(place)
        if (!waiting.some((one) => one.person === person)) letIn.delete(person)
        admit()
      }
    },
  }
}

const patienceMs = 20_000

/** By what lets one upload: a delivered order, an account, being staff. None takes another's places. */
export const uploadPlaces = {
  photos: makeUploadPlaces({ most: 6, patienceMs }),
  avatars: makeUploadPlaces({ most: 3, patienceMs }),
  staff: makeUploadPlaces({ most: 4, patienceMs }),
}
