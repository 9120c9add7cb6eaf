import type { FinishedPage } from '#server/pages/finish-page.ts'
import type { Gathered } from '#server/pages/visit.ts'

/** A page made for all visitors, and what the API's answers said about it. */
export interface MadePage {
  readonly page: FinishedPage
  readonly gathered: Gathered
}

/** Headers that a shared page may carry; with any other it is neither stored nor shared (safety 21). */
const listed = new Set([
  'content-security-policy',
  'referrer-policy',
  'x-content-type-options',
  'cross-origin-opener-policy',
  'permissions-policy',
  'strict-transport-security',
  'x-remix-response',
  'x-keep',
])

/**
 * Takes a page and the content version known before it was made; returns the version that it may be kept under, or
 * undefined when it is for nobody else: anything but 200, a cookie, an unlisted header, an API answer that failed,
 * answers of different versions or of an older one (safety 21, 29).
 */
export function versionToKeep({ page, gathered }: MadePage, known: number): number | undefined {
  const [version, ...others] = gathered.versions
  if (page.status !== 200 || page.cookies.length > 0 || gathered.cookies.length > 0) return undefined
  if (gathered.failed || version === undefined || others.length > 0 || version < known) return undefined
  return Object.keys(page.headers).every((name) => listed.has(name)) ? version : undefined
}

/** Runs the making of a page once for all who wait for the same; its result is undefined when it cannot be shared. */
export interface SingleFlight<T> {
  /** Whoever comes first makes; a failure reaches the maker alone, the others get undefined and make their own. */
  share(key: string, make: () => Promise<T | undefined>): Promise<T | undefined>
}

export function makeSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Promise<T | undefined>>()
  return {
    async share(key, make) {
      const running = flights.get(key)
      if (running) return running.catch(() => undefined)
      const flight = make()
      flights.set(key, flight)
      try {
        return await flight
      } finally {
        flights.delete(key)
      }
    },
  }
}
