type Bytes = Uint8Array<ArrayBuffer>

/** How many bytes are kept, of all and of one restaurant. */
export interface KeptPlan {
  readonly mostBytes: number
  readonly mostBytesOfOne: number
}

/** Finished documents in memory. What was asked for longest ago goes first. */
export interface KeptDocuments {
  find(tenantId: string, key: string): Bytes | undefined
  keep(tenantId: string, key: string, bytes: Bytes): void
}

interface Kept {
  readonly tenantId: string
  readonly bytes: Bytes
}

export function makeKeptDocuments({ mostBytes, mostBytesOfOne }: KeptPlan): KeptDocuments {
  /** In the order in which they were asked for last. */
  const documents = new Map<string, Kept>()
  const sizes = new Map<string, number>()
  let size = 0
  const nameOf = (tenantId: string, key: string) => `${tenantId}/${key}`

  function resize(tenantId: string, by: number): void {
    size += by
    const own = (sizes.get(tenantId) ?? 0) + by
    if (own > 0) sizes.set(tenantId, own)
    else sizes.delete(tenantId)
  }

  function drop(name: string, { tenantId, bytes }: Kept): void {
    documents.delete(name)
    resize(tenantId, -bytes.byteLength)
  }

  return {
    find(tenantId, key) {
      const name = nameOf(tenantId, key)
      const kept = documents.get(name)
      if (!kept) return undefined
      documents.delete(name)
      documents.set(name, kept)
      return kept.bytes
    },
    keep(tenantId, key, bytes) {
      if (bytes.byteLength > mostBytesOfOne) return
      const name = nameOf(tenantId, key)
      const former = documents.get(name)
      if (former) drop(name, former)
      documents.set(name, { tenantId, bytes })
      resize(tenantId, bytes.byteLength)
      for (const [old, kept] of documents) {
        const own = (sizes.get(tenantId) ?? 0) > mostBytesOfOne
        if (!own && size <= mostBytes) return
        // a restaurant that is over its own share makes room among its own
        if (!own || kept.tenantId === tenantId) drop(old, kept)
      }
    },
  }
}
