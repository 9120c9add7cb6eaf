import { ServerRouter } from 'react-router'
import type { EntryContext } from 'react-router'
import { renderInOneGo } from './render-in-one-go.tsx'

/**
 * Takes what a page of React Router is rendered of; returns its HTML in one go, or undefined when a part of it has to be
 * waited for.
 */
export async function renderWhole(url: string, routerContext: EntryContext): Promise<Buffer | undefined> {
  routerContext.renderMeta = await readHandoff(routerContext)
  const whole = renderInOneGo(<ServerRouter context={routerContext} url={url} />)
  if (whole) return whole
  routerContext.renderMeta = { streamCache: routerContext.renderMeta.streamCache }
  // rendering has locked the stream; what it held stands in the cache
  routerContext.serverHandoffStream &&= new ReadableStream()
  return undefined
}

type RenderMeta = NonNullable<EntryContext['renderMeta']>

/**
 * The page's data for the browser, read before rendering: React Router reads it while it renders, piece by piece,
 * which one go cannot wait for (safety 23). What stands in the cache is taken as read.
 */
async function readHandoff({ serverHandoffStream }: EntryContext): Promise<RenderMeta> {
  if (!serverHandoffStream) return {}
  const reader = serverHandoffStream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true })
  reader.releaseLock()
  return { streamCache: { 0: read({ done: false, value: text }), 1: read({ done: true, value: '' }) } }
}

function read(result: { done: boolean; value: string }) {
  return Object.assign(Promise.resolve(), { result })
}
