import type { Database } from '../database/tenant-db.ts'
import { loadCatalogue, readContentVersion, type Catalogue } from '../store/menu/catalogue.ts'

/** What this process knows of tenants' content versions; undefined when its last good check is too old (safety 29). */
export interface VersionsSeen {
  latest(tenantId: string): number | undefined
}

/** Tenants' content in memory, each under the version that it was read with. */
export interface Catalogues {
  /** The newest content that this process may know of: at most half a second behind, else the database is asked. */
  current(tenantId: string): Promise<Catalogue>
  /** Content of at least this version: for prices inside an order's transaction. Call it outside of one. */
  atLeast(tenantId: string, version: number): Promise<Catalogue>
}

const mostTenants = 200

export function makeCatalogues(db: Database, versions: VersionsSeen): Catalogues {
  const cache = new Map<string, Catalogue>()
  const loading = new Map<string, Promise<Catalogue>>()

  function load(tenantId: string): Promise<Catalogue> {
    const running = loading.get(tenantId)
    if (running) return running
    const started = db.snapshot(tenantId, loadCatalogue).then((catalogue) => {
      keep(tenantId, catalogue)
      return catalogue
    })
    loading.set(tenantId, started)
    const done = () => loading.delete(tenantId)
    started.then(done, done)
    return started
  }

  function keep(tenantId: string, catalogue: Catalogue): void {
    cache.delete(tenantId)
    cache.set(tenantId, catalogue)
    const oldest = cache.keys().next().value
    if (cache.size > mostTenants && oldest !== undefined) cache.delete(oldest)
  }

  async function atLeast(tenantId: string, version: number): Promise<Catalogue> {
    const known = cache.get(tenantId)
    if (known && known.version >= version) return known
    const joined = await load(tenantId)
    // a load that was under way may have begun before that version was committed
    return joined.version >= version ? joined : load(tenantId)
  }

  async function current(tenantId: string): Promise<Catalogue> {
    const version = versions.latest(tenantId) ?? (await db.read(tenantId, readContentVersion))
    return atLeast(tenantId, version)
  }

  return { atLeast, current }
}
