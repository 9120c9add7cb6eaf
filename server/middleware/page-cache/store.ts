/** What the store keeps: anything that knows its size and its end. */
export interface CacheEntry {
  /** Bytes held now; told anew by `grow` when there are more. */
  readonly size: number
  /** UTC ms at which it changes by the clock; Infinity = not by the clock. */
  readonly expiresAt: number
}

export interface StoreCaps {
  /** Bytes for all tenants together; 0 keeps nothing. */
  readonly total: number
  readonly perTenant: number
}

interface TenantPages<T> {
  readonly version: number
  bytes: number
  /** Least recently used first. */
  readonly pages: Map<string, T>
}

/** Counted per page for maps, keys and headers. */
const overhead = 1024

/**
 * Pages by tenant and content version, bounded in bytes in total and per tenant (safety 22). A newer content version
 * drops all that a tenant had of the older one.
 */
export class PageStore<T extends CacheEntry> {
  readonly #caps: StoreCaps
  /** Least recently used tenant first. */
  readonly #tenants = new Map<string, TenantPages<T>>()
  #total = 0

  constructor(caps: StoreCaps) {
    this.#caps = caps
  }

  get bytes(): number {
    return this.#total
  }

  find(tenantId: string, version: number, key: string, now: number): T | undefined {
    const own = this.#tenants.get(tenantId)
    if (own?.version !== version) return undefined
    const page = own.pages.get(key)
    if (!page) return undefined
    if (page.expiresAt <= now) {
      this.#remove(own, key)
      return undefined
    }
    this.#touch(tenantId, own, key, page)
    return page
  }

  put(tenantId: string, version: number, key: string, page: T): void {
    if (page.size + overhead > Math.min(this.#caps.perTenant, this.#caps.total)) return
    const own = this.#pagesFor(tenantId, version)
    if (!own) return
    this.#remove(own, key)
    own.pages.set(key, page)
    this.#count(own, page.size + overhead)
    this.#fit(tenantId)
  }

  /** Counts the bytes that a kept page has grown by. */
  grow(tenantId: string, key: string, page: T, bytes: number): void {
    const own = this.#tenants.get(tenantId)
    if (own?.pages.get(key) !== page) return
    this.#count(own, bytes)
    this.#fit(tenantId)
  }

  #count(own: TenantPages<T>, bytes: number): void {
    own.bytes += bytes
    this.#total += bytes
  }

  #remove(own: TenantPages<T>, key: string): void {
    const page = own.pages.get(key)
    if (page && own.pages.delete(key)) this.#count(own, -(page.size + overhead))
  }

  // Who was used last matters only once something may have to go: till then a hit costs no reordering.
  #touch(tenantId: string, own: TenantPages<T>, key: string, page: T): void {
    if (own.bytes > this.#caps.perTenant / 2) {
      own.pages.delete(key)
      own.pages.set(key, page)
    }
    if (this.#total > this.#caps.total / 2) {
      this.#tenants.delete(tenantId)
      this.#tenants.set(tenantId, own)
    }
  }

  #pagesFor(tenantId: string, version: number): TenantPages<T> | undefined {
    const own = this.#tenants.get(tenantId)
    if (own && own.version > version) return undefined
    if (own && own.version < version) this.#total -= own.bytes
    const fresh = own?.version === version ? own : { version, bytes: 0, pages: new Map<string, T>() }
    this.#tenants.delete(tenantId)
    this.#tenants.set(tenantId, fresh)
    return fresh
  }

  #fit(tenantId: string): void {
    const own = this.#tenants.get(tenantId)
    while (own && own.bytes > this.#caps.perTenant) this.#removeOldest(tenantId, own)
    while (this.#total > this.#caps.total) {
      const first = this.#tenants.entries().next().value
      if (!first) return
      this.#removeOldest(...first)
    }
  }

  #removeOldest(tenantId: string, own: TenantPages<T>): void {
    const oldest = own.pages.keys().next().value
    if (oldest !== undefined) this.#remove(own, oldest)
    if (own.pages.size === 0) this.#tenants.delete(tenantId)
  }
}
