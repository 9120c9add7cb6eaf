import { createContext } from 'react-router'
import type { Client } from '#contract/core/client.ts'
import type { Visit } from '#contract/core/visit.ts'

/** What every loader gets: the typed client of this visit, and what the address and the public cookies say. */
export interface PageVisit extends Pick<
  Visit,
  'language' | 'origin' | 'branchId' | 'requestId' | 'takePage'
> {
  readonly client: Client
}

export const visitContext = createContext<PageVisit>()
