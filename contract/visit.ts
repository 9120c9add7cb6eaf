import type { Language } from '#domain/words.ts'

/**
 * What the server hands to a React Router app for one request. The app's entry.server.tsx exports
 * `makeContext(visit)`, so that the context's keys are the app's own.
 */
export interface Visit {
  /** The server's own API, called in-process as this visitor; on cacheable pages as nobody (safety 20, 21). */
  fetch: (path: string, init: RequestInit) => Promise<Response>
  language: Language
  /** Scheme and host as the visitor sees them, e.g. "http://saffron.localhost:3000". */
  origin: string
  /** The branch chosen by the public cookie, already checked against the tenant; none = the tenant's default. */
  branchId: string | undefined
  requestId: string
}
