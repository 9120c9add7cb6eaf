import { ByteCache, first, type CacheEntry } from '#server/core/byte-cache.ts'

/** What the store keeps: anything that knows its size and its end. */
export interface Storable {
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

interface TenantPages<T> {
  readonly tenantId: string
  readonly version: number
  bytes: number
  readonly pages: Map<string, CacheEntry<Entry<T>>>
}

interface Entry<T> {
  readonly own: TenantPages<T>
  readonly key: string
  readonly page: T
}

/** Counted per page for what the maps, the queue and the page's own objects take. */
export const overhead = 640

/**
 * Pages by tenant and content version, bounded in bytes in total and per tenant (safety 22). A newer content version
 * drops all that a tenant had of the older one.
 */
export class PageStore<T extends Storable> {
  readonly #perTenant: number
  readonly #tenants = new Map<string, TenantPages<T>>()
  readonly #cache: ByteCache<Entry<T>>

  constructor({ total, perTenant }: StoreCaps) {
    this.#perTenant = Math.min(total, perTenant)
    this.#cache = new ByteCache(total, (entry) => this.#left(entry))
  }

  get bytes(): number {
    return this.#cache.bytes
  }

  find(tenantId: string, version: number, key: string, now: number): T | undefined {
    const own = this.#tenants.get(tenantId)
    if (own?.version !== version) return undefined
    const entry = own.pages.get(key)
    if (!entry) return undefined
    const { page } = entry.value
    if (page.expiresAt <= now) {
      this.#cache.remove(entry)
      return undefined
    }
    this.#cache.visit(entry)
    return page
  }

  put(tenantId: string, version: number, key: string, page: T): void {
    const bytes = page.size + key.length + overhead
    if (bytes > this.#perTenant) return
    const own = this.#pagesFor(tenantId, version)
    if (!own) return
    const former = own.pages.get(key)
    if (former) this.#cache.remove(former)
    while (own.bytes + bytes > this.#perTenant) this.#removeOneOf(own)
    const entry = this.#cache.put(`${tenantId} ${key}`, { own, key, page }, bytes)
    if (!entry) return
    // making room may have emptied the tenant's place
    this.#tenants.set(tenantId, own)
    own.pages.set(key, entry)
    own.bytes += bytes
  }

  #pagesFor(tenantId: string, version: number): TenantPages<T> | undefined {
    const own = this.#tenants.get(tenantId)
    if (own && own.version > version) return undefined
    if (own?.version === version) return own
    for (const entry of own?.pages.values() ?? []) this.#cache.remove(entry)
    return { tenantId, version, bytes: 0, pages: new Map() }
  }

  #left({ bytes, value: { own, key } }: CacheEntry<Entry<T>>): void {
    own.pages.delete(key)
    own.bytes -= bytes
    if (own.pages.size === 0 && this.#tenants.get(own.tenantId) === own) this.#tenants.delete(own.tenantId)
  }

  /** A tenant that is at its share pushes out its own alone. */
  #removeOneOf(own: TenantPages<T>): void {
    let oldest = first(own.pages.values())
    while (oldest && oldest.visits > 0) {
      oldest.visits -= 1
      own.pages.delete(oldest.value.key)
      own.pages.set(oldest.value.key, oldest)
      oldest = first(own.pages.values())
    }
    if (oldest) this.#cache.remove(oldest)
  }
}
