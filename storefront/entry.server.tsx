import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter } from 'react-router'
import type { EntryContext, HandleErrorFunction } from 'react-router'
import { makeClient } from '#contract/client.ts'
import type { Visit } from '#contract/visit.ts'
import { loadTexts } from './i18n/catalogue.ts'
import { renderWhole } from './render-whole.tsx'
import { visitContext } from './shell/visit-context.ts'

await Promise.all([loadTexts('ar'), loadTexts('en')])

/** What the server calls before each request: the visit under this app's own context key. */
export function makeContext(visit: Visit): RouterContextProvider {
  const { language, origin, branchId, requestId } = visit
  const client = makeClient({ fetch: visit.fetch, language })
  return new RouterContextProvider(
    new Map([[visitContext, { client, language, origin, branchId, requestId }]]),
  )
}

/** Renders the whole page before the first byte leaves, so that what is stored is complete (safety 23). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await renderWhole(request.url, routerContext)
  if (html !== undefined) return new Response(Buffer.from(html), { status, headers })
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          pipe(collect((bytes) => resolve(new Response(bytes, { status: code, headers }))))
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

/** Takes what to do with all bytes; returns a sink for them without the price of a stream that someone reads. */
function collect(finish: (bytes: Uint8Array<ArrayBuffer>) => void): Writable {
  const parts: Uint8Array[] = []
  return new Writable({
    highWaterMark: 1 << 20,
    write(part: Uint8Array, _encoding, done) {
      parts.push(part)
      done()
    },
    final(done) {
      finish(Buffer.concat(parts))
      done()
    },
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { requestId } = context.get(visitContext)
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${JSON.stringify({ level: 'error', app: 'storefront', requestId, error: text })}\n`)
}
