import { RouterContextProvider } from 'react-router'
import { makeClientOnDemand } from '#contract/core/client-on-demand.ts'
import type { Visit } from '#contract/core/visit.ts'
import { visitContext } from './visit-context.ts'

/** What the server calls before each request of a page: the visit, with a client in its language. */
export function makeContext(visit: Visit): RouterContextProvider {
  const { language, origin, branchId, requestId, takePage } = visit
  const client = makeClientOnDemand({ fetch: visit.fetch, bodyOf: visit.bodyOf, language })
  return new RouterContextProvider(
    new Map([[visitContext, { client, language, origin, branchId, requestId, takePage }]]),
  )
}
