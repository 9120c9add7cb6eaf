import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { makePartCache } from './make-part-cache.ts'
import { PartCacheContext } from './part-cache.ts'

/**
 * Takes a page, and what to do with its text before it is bytes; returns its HTML in one go, or undefined when a part of it
 * has to be waited for: then the slower way renders it. One go takes a fifth less time on a menu (docs/decisions/0016).
 */
export function renderInOneGo(whole: ReactNode, complete = (html: string) => html): Buffer | undefined {
  const page = openPage()
  const html = renderToString(
    <PartCacheContext value={import.meta.env.DEV ? undefined : page.partCache}>{whole}</PartCacheContext>,
  )
  return unfinished.some((mark) => html.includes(mark)) ? undefined : page.fill(bytesOf(complete(html)))
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
