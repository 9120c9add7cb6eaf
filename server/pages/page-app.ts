import type { Visit } from '#contract/core/visit.ts'

/** One of the React Router apps, built or straight from Vite. */
export interface PageApp {
  /** Names the build; part of every cache key and ETag. */
  readonly build: string
  /** Takes a request with the address that the visitor sees; returns the finished page, status and headers. */
  answer(request: Request, visit: Visit): Promise<Response>
}

export type PageAppName = 'storefront' | 'console' | 'platform'
