import { renderToString } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext } from 'react-router'
import { makePartCache } from './make-part-cache.ts'
import { PartCacheContext } from './part-cache.ts'

/**
 * Takes what a page is rendered of; returns its HTML in one go, or undefined when a part of it has to be waited for:
 * then the slower way renders it. One go takes a fifth less time on a menu (docs/decisions/0016).
 */
export async function renderWhole(url: string, routerContext: EntryContext): Promise<Buffer | undefined> {
  routerContext.renderMeta = await readHandoff(routerContext)
  const page = openPage()
  const html = renderToString(
    <PartCacheContext value={import.meta.env.DEV ? undefined : page.partCache}>
      <ServerRouter context={routerContext} url={url} />
    </PartCacheContext>,
  )
  const whole = unfinished.some((mark) => html.includes(mark)) ? undefined : page.fill(bytesOf(html))
  if (!whole) {
    routerContext.renderMeta = { streamCache: routerContext.renderMeta.streamCache }
    // rendering has locked the stream; what it held stands in the cache
    routerContext.serverHandoffStream &&= new ReadableStream()
    return undefined
  }
  return whole
}

/** Longer than most pages: what is written here first needs no counting of its bytes. */
const buffer = Buffer.allocUnsafe(1 << 20)

function bytesOf(html: string): Buffer {
  const text = html.startsWith(doctype) ? html : doctype + html
  return text.length * 3 > buffer.length
    ? Buffer.from(text)
    : Buffer.from(buffer.subarray(0, buffer.write(text)))
}

/** None in `npm run dev`, where a part's code changes while it is kept. */
const openPage = makePartCache()

const doctype = '<!DOCTYPE html>'

/** How React marks a part that it left to the browser, or that is still under way: `<!--$!-->`, looked for from its rare end. */
const unfinished = ['$!-->', '$?-->']

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
