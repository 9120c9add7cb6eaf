/** One thing that is kept, and how it stands. */
export interface Kept<V> {
  readonly key: string
  readonly value: V
  readonly bytes: number
  /** Visits since it came or was last spared, at most `mostVisits`. */
  visits: number
}

/** Oldest first. */
interface Queue<V> {
  readonly all: Set<Kept<V>>
  bytes: number
}

/** Share of the bytes that what is new waits in until somebody visits it again. */
const newShare = 0.1
const mostVisits = 3
/** Keys of what left unvisited: asked for again, it was not so new. One for so many bytes of the whole cache. */
const bytesPerGhost = 8192

/**
 * Values by key, bounded in bytes. When it is full, what nobody visited again leaves first, and a sweep over what is asked
 * for once moves nothing that is visited: S3-FIFO (Yang et al., SOSP 2023; decision 0227).
 */
export class ByteCache<V> {
  readonly #most: number
  readonly #onLeave: (kept: Kept<V>) => void
  readonly #kept = new Map<string, Kept<V>>()
  readonly #fresh: Queue<V> = { all: new Set(), bytes: 0 }
  readonly #proven: Queue<V> = { all: new Set(), bytes: 0 }
  readonly #ghosts = new Set<string>()

  /** Takes the most bytes, and what is told of each that leaves, for whatever reason. */
  constructor(most: number, onLeave: (kept: Kept<V>) => void = () => {}) {
    this.#most = most
    this.#onLeave = onLeave
  }

  get bytes(): number {
    return this.#fresh.bytes + this.#proven.bytes
  }

  /** Takes a key; returns its value and counts a visit. */
  find(key: string): V | undefined {
    const kept = this.#kept.get(key)
    if (kept) this.visit(kept)
    return kept?.value
  }

  visit(kept: Kept<V>): void {
    if (kept.visits < mostVisits) kept.visits += 1
  }

  /** Keeps a value of so many bytes in place of the key's former one; not one that alone is too large. */
  put(key: string, value: V, bytes: number): Kept<V> | undefined {
    const former = this.#kept.get(key)
    if (former) this.remove(former)
    if (bytes > this.#most) return undefined
    while (this.bytes + bytes > this.#most) this.#removeOne()
    const queue = this.#ghosts.delete(key) ? this.#proven : this.#fresh
    const kept: Kept<V> = { key, value, bytes, visits: 0 }
    this.#kept.set(key, kept)
    queue.all.add(kept)
    queue.bytes += bytes
    return kept
  }

  remove(kept: Kept<V>): void {
    const queue = this.#fresh.all.has(kept) ? this.#fresh : this.#proven
    if (!queue.all.delete(kept)) return
    queue.bytes -= kept.bytes
    this.#kept.delete(kept.key)
    this.#onLeave(kept)
  }

  /** Makes room; it ends, since whatever is spared loses a visit. */
  #removeOne(): void {
    for (;;) {
      const isFresh = this.#fresh.bytes > this.#most * newShare || this.#proven.all.size === 0
      const oldest = first((isFresh ? this.#fresh : this.#proven).all)
      if (!oldest) return
      if (oldest.visits > 0) {
        this.#spare(oldest, isFresh)
        continue
      }
      if (isFresh) this.#remember(oldest.key)
      this.remove(oldest)
      return
    }
  }

  #spare(kept: Kept<V>, isFresh: boolean): void {
    const queue = isFresh ? this.#fresh : this.#proven
    queue.all.delete(kept)
    queue.bytes -= kept.bytes
    kept.visits = isFresh ? 0 : kept.visits - 1
    this.#proven.all.add(kept)
    this.#proven.bytes += kept.bytes
  }

  #remember(key: string): void {
    this.#ghosts.add(key)
    const oldest = first(this.#ghosts)
    if (this.#ghosts.size > this.#most / bytesPerGhost && oldest !== undefined) this.#ghosts.delete(oldest)
  }
}

/** The first of what can be walked through. */
export function first<T>(all: Iterable<T>): T | undefined {
  for (const one of all) return one
  return undefined
}
