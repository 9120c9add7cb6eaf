import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { CachedParts, PartCache } from './part-cache.ts'

/** Of all restaurants together, as text and as HTML. */
const mostBytes = 24 * 1024 * 1024

/** Stands around the number of a part in the page. No page has it otherwise: neither the database nor an address can hold it. */
const mark = '\0'

/** One page that is being rendered: its keeper, and how to put the kept parts where it left their numbers. */
export interface PageOfParts {
  readonly partCache: PartCache
  /** Undefined when the marks are not those of the parts: then the page must be rendered without them. */
  fill(html: Buffer): Buffer | undefined
}

interface Look {
  readonly things: Map<string, CachedParts>
  bytes: number
}

/** Returns what opens a page. The parts' bytes are kept: what was needed longest ago goes first, all of one look at once. */
export function makePartCache(most = mostBytes): () => PageOfParts {
  const looks = new Map<string, Look>()
  let bytes = 0
  function open(name: string): Look {
    const look = looks.get(name) ?? { things: new Map<string, CachedParts>(), bytes: 0 }
    // the one used last stands last
    looks.delete(name)
    looks.set(name, look)
    return look
  }
  function count(name: string, more: number): void {
    open(name).bytes += more
    bytes += more
    for (const [oldest, look] of looks) {
      if (bytes <= most) return
      bytes -= look.bytes
      looks.delete(oldest)
    }
  }
  function find(name: string, thing: string): CachedParts | undefined {
    const known = looks.get(name)?.things.get(thing)
    if (known) return known
    open(name).things.set(thing, { look: name, html: {} })
    count(name, thing.length * 2)
    return undefined
  }
  function make(parts: CachedParts, name: string, part: () => ReactNode): Uint8Array {
    const made = Buffer.from(renderToString(part()))
    parts.html[name] = made
    count(parts.look, made.length)
    return made
  }
  return () => {
    const used: Uint8Array[] = []
    const partCache: PartCache = {
      find,
      put: (parts, name, part) =>
        `${mark}${used.push(parts.html[name] ?? make(parts, name, part)) - 1}${mark}`,
    }
    return { partCache, fill: (html) => fill(html, used) }
  }
}

function fill(html: Buffer, used: readonly Uint8Array[]): Buffer | undefined {
  const pieces: Uint8Array[] = []
  let from = 0
  for (const [i, part] of used.entries()) {
    const token = `${mark}${i}${mark}`
    const at = html.indexOf(0, from)
    if (at === -1 || html.toString('latin1', at, at + token.length) !== token) return undefined
    pieces.push(html.subarray(from, at), part)
    from = at + token.length
  }
  if (html.indexOf(0, from) !== -1) return undefined
  return used.length === 0 ? html : Buffer.concat([...pieces, html.subarray(from)])
}
