import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter } from 'react-router'
import type { EntryContext, HandleErrorFunction } from 'react-router'
import { makeClient } from '#contract/client.ts'
import type { Visit } from '#contract/visit.ts'
import { visitContext } from './shell/visit-context.ts'

/** What the server calls before each request: the visit under this app's own context key. */
export function makeContext(visit: Visit): RouterContextProvider {
  const { language, origin, requestId } = visit
  const client = makeClient({ fetch: visit.fetch, language })
  return new RouterContextProvider(new Map([[visitContext, { client, language, origin, requestId }]]))
}

/** Renders the whole page before the first byte leaves, so that what is stored is complete (safety 23). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          const body = new PassThrough()
          buffer(body).then((bytes) => resolve(new Response(bytes, { status: code, headers })), reject)
          pipe(body)
        },
        onShellError: reject,
        onError() {
          code = 500
        },
      },
    )
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true })
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { requestId } = context.get(visitContext)
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${JSON.stringify({ level: 'error', app: 'console', requestId, error: text })}\n`)
}
