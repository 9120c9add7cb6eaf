/** What the store keeps: anything that knows its size and its end. */
export interface Kept {
  /** Bytes held now; told anew by `resize` when it grows. */
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
  version: number
  bytes: number
  /** Least recently used first. */
  readonly pages: Map<string, T>
}

/** Pages by tenant and content version, bounded in bytes in total and per tenant (safety 22). */
export interface PageStore<T extends Kept> {
  find(tenantId: string, version: number, key: string, now: number): T | undefined
  put(tenantId: string, version: number, key: string, page: T): void
  /** Counts the bytes that a kept page has grown by. */
  grow(tenantId: string, key: string, page: T, bytes: number): void
  readonly bytes: number
}

/** Counted per page for maps, keys and headers. */
const overhead = 1024

/** Takes the caps; returns an empty store. A newer content version drops all that a tenant had of the older one. */
export function makePageStore<T extends Kept>(caps: StoreCaps): PageStore<T> {
  /** Least recently used tenant first. */
  const tenants = new Map<string, TenantPages<T>>()
  let total = 0

  function remove(own: TenantPages<T>, key: string): void {
    const page = own.pages.get(key)
    if (!page || !own.pages.delete(key)) return
    own.bytes -= page.size + overhead
    total -= page.size + overhead
  }

  function removeOldest(tenantId: string, own: TenantPages<T>): void {
    const oldest = own.pages.keys().next().value
    if (oldest !== undefined) remove(own, oldest)
    if (own.pages.size === 0) tenants.delete(tenantId)
  }

  // Who was used last matters only once something may have to go: till then a hit costs no reordering.
  function touch(tenantId: string, own: TenantPages<T>, key: string, page: T): void {
    if (own.bytes > caps.perTenant / 2) {
      own.pages.delete(key)
      own.pages.set(key, page)
    }
    if (total > caps.total / 2) {
      tenants.delete(tenantId)
      tenants.set(tenantId, own)
    }
  }

  function fit(tenantId: string): void {
    const own = tenants.get(tenantId)
    while (own && own.bytes > caps.perTenant) removeOldest(tenantId, own)
    while (total > caps.total) {
      const first = tenants.entries().next().value
      if (!first) return
      removeOldest(...first)
    }
  }

  function pagesFor(tenantId: string, version: number): TenantPages<T> | undefined {
    const own = tenants.get(tenantId)
    if (own && own.version > version) return undefined
    if (own && own.version < version) total -= own.bytes
    const fresh = own?.version === version ? own : { version, bytes: 0, pages: new Map<string, T>() }
    tenants.delete(tenantId)
    tenants.set(tenantId, fresh)
    return fresh
  }

  return {
    find(tenantId, version, key, now) {
      const own = tenants.get(tenantId)
      if (own?.version !== version) return undefined
      const page = own.pages.get(key)
      if (!page) return undefined
      if (page.expiresAt <= now) {
        remove(own, key)
        return undefined
      }
      touch(tenantId, own, key, page)
      return page
    },
    put(tenantId, version, key, page) {
      if (page.size + overhead > Math.min(caps.perTenant, caps.total)) return
      const own = pagesFor(tenantId, version)
      if (!own) return
      remove(own, key)
      own.pages.set(key, page)
      own.bytes += page.size + overhead
      total += page.size + overhead
      fit(tenantId)
    },
    grow(tenantId, key, page, bytes) {
      const own = tenants.get(tenantId)
      if (own?.pages.get(key) !== page) return
      own.bytes += bytes
      total += bytes
      fit(tenantId)
    },
    get bytes() {
      return total
    },
  }
}
