import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createRequestHandler, Scripts, ServerRouter, useLoaderData } from 'react-router'
import type { EntryContext, ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderWhole } from './render-whole.tsx'

type Render = (url: string, context: EntryContext) => Promise<string | Buffer | undefined>

/** A page whose body is `content`, rendered as the server renders it. */
async function open(content: ReactNode, render: Render): Promise<string> {
  function Page() {
    const { dish } = useLoaderData() as { dish: string }
    return (
      <html lang="ar">
        <body>
          <h1>{dish}</h1>
          {content}
          <Scripts />
        </body>
      </html>
    )
  }
  const root = { id: 'root', path: '', module: { default: Page, loader: () => ({ dish: 'شاورما <دجاج>' }) } }
  const asset = { id: 'root', path: '', module: '/root.js', hasLoader: true, hasAction: false, imports: [] }
  const entry = async (request: Request, status: number, headers: Headers, context: EntryContext) =>
    new Response(String((await render(request.url, context)) ?? 'not in one go'), { status, headers })
  const build = {
    entry: { module: { default: entry } },
    routes: { root },
    future: {},
    ssr: true,
    isSpaMode: false,
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__m' },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: { root: asset },
      url: '/manifest.js',
      version: '1',
    },
  } as unknown as ServerBuild
  const response = await createRequestHandler(build, 'production')(new Request('http://saffron.test/'))
  return response.text()
}

const inPieces: Render = (url, context) =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      onAllReady() {
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onShellError: reject,
    })
  })

describe('rendering in one go', () => {
  it('safety 23: gives the very bytes that rendering in pieces gives, with the data for the browser', async () => {
    const whole = await open(<p>الآن</p>, renderWhole)
    expect(whole).toBe(await open(<p>الآن</p>, inPieces))
    expect(whole).toContain('streamController.enqueue')
    expect(whole).toContain('streamController.close')
  })

  it('safety 23: leaves a page with a part to wait for to the other way, which still has the data', async () => {
    const later = () => lazy(async () => ({ default: () => <p>ثم</p> }))
    const page = (Later: ReturnType<typeof later>) => (
      <Suspense fallback={<p>…</p>}>
        <Later />
      </Suspense>
    )
    expect(await open(page(later()), renderWhole)).toBe('not in one go')
    const after = await open(
      page(later()),
      async (url, context) => (await renderWhole(url, context)) ?? inPieces(url, context),
    )
    expect(after).toContain('ثم')
    expect(after).toContain('streamController.enqueue')
    expect(after).not.toContain('…')
  })
})
