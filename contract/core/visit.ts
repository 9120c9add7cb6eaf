import type { Language } from '#domain/core/words.ts'

/**
 * What the server hands to a React Router app for one request. The app's entry.server.tsx exports
 * `makeContext(visit)`, so that the context's keys are the app's own.
 */
export interface Visit {
  /** The server's own API, called in-process as this visitor; on cacheable pages as nobody (safety 20, 21). */
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /**
   * Takes an answer of `fetch`; returns its body when the server handed it over as an object, whose text then stays empty.
   * All pages read the same object: it is frozen.
   */
  bodyOf?: (answer: Response) => unknown
  /** Takes the page's HTML in place of the response's body, which then stays empty: streams would only copy it. */
  takePage?: (html: Uint8Array) => void
  language: Language
  /** Scheme and host as the visitor sees them, e.g. "http://saffron.localhost:3000". */
  origin: string
  /** The branch chosen by the public cookie, already checked against the tenant; none = the tenant's default. */
  branchId: string | undefined
  requestId: string
}
