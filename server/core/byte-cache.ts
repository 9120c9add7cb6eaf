/** One thing that is kept, and how it stands. */
export interface CacheEntry<V> {
  readonly key: string
  readonly value: V
  readonly bytes: number
  /** Visits since it came or was last spared, at most `mostVisits`. */
  visits: number
}

/** Oldest first. */
interface Queue<V> {
  readonly all: Set<CacheEntry<V>>
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
  readonly #onLeave: (entry: CacheEntry<V>) => void
  readonly #entries = new Map<string, CacheEntry<V>>()
  readonly #fresh: Queue<V> = { all: new Set(), bytes: 0 }
  readonly #proven: Queue<V> = { all: new Set(), bytes: 0 }
  readonly #ghosts = new Set<string>()

  /** Takes the most bytes, and what is told of each that leaves, for whatever reason. */
  constructor(most: number, onLeave: (entry: CacheEntry<V>) => void = () => {}) {
    this.#most = most
    this.#onLeave = onLeave
  }

  get bytes(): number {
    return this.#fresh.bytes + this.#proven.bytes
  }

  /** Takes a key; returns its value and counts a visit. */
  find(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (entry) this.visit(entry)
    return entry?.value
  }

  visit(entry: CacheEntry<V>): void {
    if (entry.visits < mostVisits) entry.visits += 1
  }

  /** Keeps a value of so many bytes in place of the key's former one; not one that alone is too large. */
  put(key: string, value: V, bytes: number): CacheEntry<V> | undefined {
    const former = this.#entries.get(key)
    if (former) this.remove(former)
    if (bytes > this.#most) return undefined
    while (this.bytes + bytes > this.#most) this.#removeOne()
    const queue = this.#ghosts.delete(key) ? this.#proven : this.#fresh
    const entry: CacheEntry<V> = { key, value, bytes, visits: 0 }
    this.#entries.set(key, entry)
    queue.all.add(entry)
    queue.bytes += bytes
    return entry
  }

  remove(entry: CacheEntry<V>): void {
    const queue = this.#fresh.all.has(entry) ? this.#fresh : this.#proven
    if (!queue.all.delete(entry)) return
    queue.bytes -= entry.bytes
    this.#entries.delete(entry.key)
    this.#onLeave(entry)
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

  #spare(entry: CacheEntry<V>, isFresh: boolean): void {
    const queue = isFresh ? this.#fresh : this.#proven
    queue.all.delete(entry)
    queue.bytes -= entry.bytes
    entry.visits = isFresh ? 0 : entry.visits - 1
    this.#proven.all.add(entry)
    this.#proven.bytes += entry.bytes
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
