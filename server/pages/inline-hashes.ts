import { hash } from 'node:crypto'

/** The CSP sources of a page's inline scripts and styles: `'sha256-…'`, each once. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Takes a finished HTML page; returns the hashes of its inline scripts and styles (safety 22, 23: a stored page
 * cannot carry a nonce). Works on the bytes that are sent: a browser hashes just those.
 */
export function inlineHashes(html: Buffer): InlineHashes {
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') }
}

function hashesOf(html: Buffer, name: 'script' | 'style'): string[] {
  const opening = `<${name}`
  const closing = `</${name}>`
  const found = new Set<string>()
  let at = html.indexOf(opening)
  while (at !== -1) {
    const tagEnd = html.indexOf('>', at)
    const end = tagEnd === -1 ? -1 : html.indexOf(closing, tagEnd)
    if (end === -1) break
    const tag = html.toString('latin1', at + opening.length, tagEnd)
    if (isRun(tag) && end > tagEnd + 1)
      found.add(`'sha256-${hash('sha256', html.subarray(tagEnd + 1, end), 'base64')}'`)
    at = html.indexOf(opening, end + closing.length)
  }
  return [...found]
}

/** Whether the element is inline and acts: no src, no data block. `tag` is what stands between name and ">". */
function isRun(tag: string): boolean {
  if (tag !== '' && !/^[\s/]/.test(tag)) return false
  return !/\ssrc\s*=/.test(tag) && !/\stype="?application\/(ld\+)?json/.test(tag)
}
