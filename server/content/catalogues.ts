import { getHeapStatistics } from 'node:v8'
import { ByteCache } from '../core/byte-cache.ts'
import type { Database } from '../database/tenant-db.ts'
import { readContentVersion, type Catalogue } from '../store/menu/catalogue.ts'
import { makeCatalogueDocuments, type CatalogueDocuments } from './catalogue-documents.ts'

/** What this process knows of tenants' content versions; undefined when its last good check is too old (safety 29). */
export interface VersionsSeen {
  latest(tenantId: string): number | undefined
}

/** Tenants' content in memory, each under the version that it was read with. */
export interface Catalogues {
  /** The newest content that this process may know of: at most a second behind, else the database is asked. */
  current(tenantId: string): Promise<Catalogue>
  /** The same without asking: undefined where it is not in memory, or its last check is too old. */
  known(tenantId: string): Catalogue | undefined
  /** Content of at least this version: for prices inside an order's transaction. Call it outside of one. */
  atLeast(tenantId: string, version: number): Promise<Catalogue>
}

/** How catalogues are kept; what is left out is as in production without stored documents. */
export interface CataloguesOptions {
  readonly documents?: CatalogueDocuments
  /** Most bytes of memory for all of them together. */
  readonly most?: number
}

/**
 * Bytes of memory for each character of a content's text: its objects, and what is made of them for pages and calls (answers
 * as text and as objects, heads for search engines, packed rows). Measured at 100 items: 300 KB of objects of 127 thousand
 * characters, some 900 KB with the rest.
 */
const bytesPerCharacter = 7
/** Share of what V8 may hold (--max-old-space-size): 102 MB of the usual 512. */
const heapShare = 1 / 5

/** Takes the database and the versions that are known; returns the content of tenants, bounded in bytes (decision 0228). */
export function makeCatalogues(
  db: Database,
  versions: VersionsSeen,
  {
    documents = makeCatalogueDocuments(db, undefined, () => {}),
    most = getHeapStatistics().heap_size_limit * heapShare,
  }: CataloguesOptions = {},
): Catalogues {
  const cache = new ByteCache<Catalogue>(most)
  const loading = new Map<string, Promise<Catalogue>>()

  function load(tenantId: string): Promise<Catalogue> {
    const running = loading.get(tenantId)
    if (running) return running
    const started = db.snapshot(tenantId, documents.load).then(({ catalogue, length }) => {
      cache.put(tenantId, catalogue, length * bytesPerCharacter)
      return catalogue
    })
    loading.set(tenantId, started)
    const done = () => loading.delete(tenantId)
    started.then(done, done)
    return started
  }

  async function atLeast(tenantId: string, version: number): Promise<Catalogue> {
    const known = cache.find(tenantId)
    if (known && known.version >= version) return known
    const joined = await load(tenantId)
    // a load that was under way may have begun before that version was committed
    return joined.version >= version ? joined : load(tenantId)
  }

  async function current(tenantId: string): Promise<Catalogue> {
    const version = versions.latest(tenantId) ?? (await db.read(tenantId, readContentVersion))
    return atLeast(tenantId, version)
  }

  function known(tenantId: string): Catalogue | undefined {
    const version = versions.latest(tenantId)
    const cached = version === undefined ? undefined : cache.find(tenantId)
    return cached && version !== undefined && cached.version >= version ? cached : undefined
  }

  return { atLeast, current, known }
}
