import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { renderWhole } from './render-whole.tsx'
import { visitContext } from './visit-context.ts'

/** Renders the whole page before the first byte leaves, so that what is stored is complete (safety 23). */
export async function answerPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const html = await renderWhole(request.url, routerContext)
  if (html !== undefined) return answerWhole(html, status, headers, context)
  return answerPart(<ServerRouter context={routerContext} url={request.url} />, request, status, headers)
}

/** Takes a page as bytes; returns its answer. */
export function answerWhole(
  html: Buffer,
  status: number,
  headers: Headers,
  context: RouterContextProvider,
): Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { takePage } = context.get(visitContext)
  takePage?.(html)
  return new Response(takePage ? null : new Uint8Array(html), { status, headers })
}

/** Takes a page of which a part has to be waited for, and what to do with its text; returns its answer once all is here. */
export function answerPart(
  page: ReactNode,
  request: Request,
  status: number,
  headers: Headers,
  complete?: (html: string) => string,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        pipe(
          collect((bytes) =>
            resolve(
              new Response(complete ? complete(Buffer.from(bytes).toString()) : bytes, {
                status: code,
                headers,
              }),
            ),
          ),
        )
      },
      onShellError: reject,
      onError() {
        code = 500
      },
    })
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
