import type { VersionsSeen } from '#server/content/catalogues.ts'
import { makeCachedPage, type CachedPage } from './cached-page.ts'
import { makeSingleFlight, versionToKeep, type MadePage } from './fill-page.ts'
import { pageKey, type PageKeyParts } from './key.ts'
import { PageStore, type StoreCaps } from './store.ts'

export interface PageCacheNeeds {
  readonly caps: StoreCaps
  readonly versions: VersionsSeen
  /** UTC milliseconds. */
  readonly clock: () => number
}

/** A shared page's place in the cache. */
export interface PagePlace extends PageKeyParts {
  readonly tenantId: string
  /** Whether only visitors with a language cookie are shown it. */
  readonly needsLanguage: boolean
}

/** Keeps the public pages, each made once per tenant, origin, path, branch, build and content version (safety 21-23, 29). */
export interface PageCache {
  /** Takes now as UTC milliseconds: who answers a hit has looked at the clock once. */
  find(tenantId: string, key: string, now: number): CachedPage | undefined
  /**
   * Takes a place and how to make its page for nobody in particular; returns the kept page, made now when it is not
   * there. Undefined when pages cannot be kept now (no good version check for a second, no room) or this one cannot
   * be shared: then the visitor's own is made.
   */
  findOrMake(place: PagePlace, make: () => Promise<MadePage>): Promise<CachedPage | undefined>
  readonly bytes: number
}

export function makePageCache({ caps, versions, clock }: PageCacheNeeds): PageCache {
  const store = new PageStore<CachedPage>(caps)
  const flights = makeSingleFlight<CachedPage>()

  function find(tenantId: string, key: string, now: number): CachedPage | undefined {
    const version = versions.latest(tenantId)
    return version === undefined ? undefined : store.find(tenantId, version, key, now)
  }

  function keep(place: PagePlace, key: string, made: MadePage, known: number): CachedPage | undefined {
    const version = versionToKeep(made, known)
    if (version === undefined) return undefined
    const { body, contentType, headers } = made.page
    const page = makeCachedPage({
      html: body,
      contentType,
      headers,
      build: place.build,
      expiresAt: made.gathered.changesAt,
      needsLanguage: place.needsLanguage,
    })
    store.put(place.tenantId, version, key, page)
    return page
  }

  return {
    find,
    async findOrMake(place, make) {
      const known = versions.latest(place.tenantId)
      if (known === undefined || caps.total === 0) return undefined
      const key = pageKey(place)
      const cached = store.find(place.tenantId, known, key, clock())
      if (cached) return cached
      const flight = `${place.tenantId} ${known} ${key}`
      return flights.share(flight, async () => keep(place, key, await make(), known))
    },
    get bytes() {
      return store.bytes
    },
  }
}
