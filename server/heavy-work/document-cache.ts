type Bytes = Uint8Array<ArrayBuffer>

/** How many bytes are kept, of all and of one restaurant. */
export interface CacheLimits {
  readonly mostBytes: number
  readonly mostBytesOfOne: number
}

/** Finished documents in memory. What was asked for longest ago goes first. */
export interface DocumentCache {
  find(tenantId: string, key: string): Bytes | undefined
  keep(tenantId: string, key: string, bytes: Bytes): void
}

interface CachedDocument {
  readonly tenantId: string
  readonly bytes: Bytes
}

export function makeDocumentCache({ mostBytes, mostBytesOfOne }: CacheLimits): DocumentCache {
  /** In the order in which they were asked for last. */
  const documents = new Map<string, CachedDocument>()
  const sizes = new Map<string, number>()
  let size = 0
  const nameOf = (tenantId: string, key: string) => `${tenantId}/${key}`

  function resize(tenantId: string, by: number): void {
    size += by
    const own = (sizes.get(tenantId) ?? 0) + by
    if (own > 0) sizes.set(tenantId, own)
    else sizes.delete(tenantId)
  }

  function drop(name: string, { tenantId, bytes }: CachedDocument): void {
    documents.delete(name)
    resize(tenantId, -bytes.byteLength)
  }

  return {
    find(tenantId, key) {
      const name = nameOf(tenantId, key)
      const cached = documents.get(name)
      if (!cached) return undefined
      documents.delete(name)
      documents.set(name, cached)
      return cached.bytes
    },
    keep(tenantId, key, bytes) {
      if (bytes.byteLength > mostBytesOfOne) return
      const name = nameOf(tenantId, key)
      const former = documents.get(name)
      if (former) drop(name, former)
      documents.set(name, { tenantId, bytes })
      resize(tenantId, bytes.byteLength)
      for (const [old, cached] of documents) {
        const own = (sizes.get(tenantId) ?? 0) > mostBytesOfOne
        if (!own && size <= mostBytes) return
        // a restaurant that is over its own share makes room among its own
        if (!own || cached.tenantId === tenantId) drop(old, cached)
      }
    },
  }
}
