import { renderToString } from 'react-dom/server'
import type { KeptParts, PartKeeper } from './kept-parts.ts'

/** Things for all restaurants together: some ten megabytes. */
const mostThings = 5000

/** Stands around the number of a part in the page. No page has it otherwise: neither the database nor an address can hold it. */
const mark = '\0'

/** One page that is being rendered: its keeper, and how to put the kept parts where it left their numbers. */
export interface PageOfParts {
  readonly keeper: PartKeeper
  /** Undefined when the marks are not those of the parts: then the page must be rendered without them. */
  fill(html: Buffer): Buffer | undefined
}

/** Returns what opens a page. The parts' bytes are kept: what was needed longest ago goes first, all of one look at once. */
export function makePartKeeper(most = mostThings): () => PageOfParts {
  const looks = new Map<string, Map<string, KeptParts>>()
  let count = 0
  function open(look: string): Map<string, KeptParts> {
    const [oldest] = looks.keys()
    if (count >= most && oldest !== undefined) {
      count -= looks.get(oldest)?.size ?? 0
      looks.delete(oldest)
    }
    const things = looks.get(look) ?? new Map<string, KeptParts>()
    // the one used last stands last
    looks.delete(look)
    looks.set(look, things)
    return things
  }
  function find(look: string, thing: string): KeptParts | undefined {
    const known = looks.get(look)?.get(thing)
    if (known) return known
    open(look).set(thing, {})
    count += 1
    return undefined
  }
  return () => {
    const used: Buffer[] = []
    const keeper: PartKeeper = {
      find,
      put(parts, name, make) {
        const bytes = (parts[name] ??= Buffer.from(renderToString(make()))) as Buffer
        return `${mark}${used.push(bytes) - 1}${mark}`
      },
    }
    return { keeper, fill: (html) => fill(html, used) }
  }
}

function fill(html: Buffer, used: readonly Buffer[]): Buffer | undefined {
  const pieces: Buffer[] = []
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
