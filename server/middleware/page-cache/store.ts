/** What the store keeps: anything that knows its size and its end. */
export interface CacheEntry {
  /** All bytes that it holds, with its headers. */
  readonly size: number
  /** UTC ms at which it changes by the clock; Infinity = not by the clock. */
  readonly expiresAt: number
}

export interface StoreCaps {
  /** Bytes for all tenants together; 0 keeps nothing. */
  readonly total: number
  readonly perTenant: number
}

/** A kept page and how it stands in its queue. */
interface Kept<T> {
  readonly own: TenantPages<T>
  readonly key: string
  readonly page: T
  readonly bytes: number
  queue: Queue<T>
  /** Visits since it came or was last spared, at most `mostVisits`. */
  visits: number
}

/** Oldest first. */
interface Queue<T> {
  readonly all: Set<Kept<T>>
  bytes: number
}

interface TenantPages<T> {
  readonly tenantId: string
  readonly version: number
  bytes: number
  readonly pages: Map<string, Kept<T>>
}

/** Counted per page for what the maps, the queue and the page's own objects take. */
export const overhead = 640
/** Share of the bytes that pages wait in until somebody visits them again. */
const newShare = 0.1
const mostVisits = 3
/** Keys of pages that left unvisited: asked for again, they were not so new. One for so many bytes of the whole cache. */
const bytesPerGhost = 8192

/**
 * Pages by tenant and content version, bounded in bytes in total and per tenant (safety 22). A newer content version
 * drops all that a tenant had of the older one. When it is full, what nobody visited again leaves first, and a sweep over
 * pages that are asked for once (search engines) moves nothing that is visited: S3-FIFO (Yang et al., SOSP 2023).
 */
export class PageStore<T extends CacheEntry> {
  readonly #caps: StoreCaps
  readonly #tenants = new Map<string, TenantPages<T>>()
  readonly #fresh: Queue<T> = { all: new Set(), bytes: 0 }
  readonly #proven: Queue<T> = { all: new Set(), bytes: 0 }
  readonly #ghosts = new Set<string>()

  constructor(caps: StoreCaps) {
    this.#caps = caps
  }

  get bytes(): number {
    return this.#fresh.bytes + this.#proven.bytes
  }

  find(tenantId: string, version: number, key: string, now: number): T | undefined {
    const own = this.#tenants.get(tenantId)
    if (own?.version !== version) return undefined
    const kept = own.pages.get(key)
    if (!kept) return undefined
    if (kept.page.expiresAt <= now) {
      this.#remove(kept)
      return undefined
    }
    if (kept.visits < mostVisits) kept.visits += 1
    return kept.page
  }

  put(tenantId: string, version: number, key: string, page: T): void {
    const bytes = page.size + key.length + overhead
    const { total, perTenant } = this.#caps
    if (bytes > Math.min(perTenant, total)) return
    const own = this.#pagesFor(tenantId, version)
    if (!own) return
    const former = own.pages.get(key)
    if (former) this.#remove(former)
    while (own.bytes + bytes > perTenant) this.#removeOneOf(own)
    while (this.bytes + bytes > total) this.#removeOne()
    const queue = this.#ghosts.delete(ghostOf(tenantId, key)) ? this.#proven : this.#fresh
    const kept: Kept<T> = { own, key, page, bytes, queue, visits: 0 }
    // making room may have emptied the tenant's place
    this.#tenants.set(tenantId, own)
    own.pages.set(key, kept)
    own.bytes += bytes
    queue.all.add(kept)
    queue.bytes += bytes
  }

  #pagesFor(tenantId: string, version: number): TenantPages<T> | undefined {
    const own = this.#tenants.get(tenantId)
    if (own && own.version > version) return undefined
    if (own?.version === version) return own
    for (const kept of own?.pages.values() ?? []) this.#remove(kept)
    return { tenantId, version, bytes: 0, pages: new Map() }
  }

  #remove(kept: Kept<T>): void {
    const { own, key, bytes, queue } = kept
    queue.all.delete(kept)
    queue.bytes -= bytes
    own.pages.delete(key)
    own.bytes -= bytes
    if (own.pages.size === 0 && this.#tenants.get(own.tenantId) === own) this.#tenants.delete(own.tenantId)
  }

  /** Takes one out of the whole cache; each call ends, since every page that is spared loses a visit. */
  #removeOne(): void {
    for (;;) {
      const isFresh = this.#fresh.bytes > this.#caps.total * newShare || this.#proven.all.size === 0
      const oldest = first((isFresh ? this.#fresh : this.#proven).all)
      if (!oldest) return
      if (oldest.visits > 0) {
        this.#spare(oldest)
        continue
      }
      if (isFresh) this.#remember(oldest)
      this.#remove(oldest)
      return
    }
  }

  /** A tenant that is at its share pushes out its own alone. */
  #removeOneOf(own: TenantPages<T>): void {
    let oldest = first(own.pages.values())
    while (oldest && oldest.visits > 0) {
      oldest.visits -= 1
      own.pages.delete(oldest.key)
      own.pages.set(oldest.key, oldest)
      oldest = first(own.pages.values())
    }
    if (oldest) this.#remove(oldest)
  }

  #spare(kept: Kept<T>): void {
    kept.visits = kept.queue === this.#fresh ? 0 : kept.visits - 1
    kept.queue.all.delete(kept)
    kept.queue.bytes -= kept.bytes
    kept.queue = this.#proven
    kept.queue.all.add(kept)
    kept.queue.bytes += kept.bytes
  }

  #remember({ own, key }: Kept<T>): void {
    this.#ghosts.add(ghostOf(own.tenantId, key))
    const oldest = first(this.#ghosts)
    if (this.#ghosts.size > this.#caps.total / bytesPerGhost && oldest !== undefined)
      this.#ghosts.delete(oldest)
  }
}

const ghostOf = (tenantId: string, key: string): string => `${tenantId} ${key}`

function first<V>(all: Iterable<V>): V | undefined {
  for (const one of all) return one
  return undefined
}
