const preload = '<link rel="modulepreload"'
const before = '<meta charSet="utf-8"/>'

/**
 * Takes a finished page and what stands at the end of its head. Returns it in the order in which a phone needs it: React
 * writes all that it hoists, fifteen scripts among it, before the styles without which nothing is painted. Scripts
 * yield to styles, fonts and pictures.
 */
export function arrangeHead(html: Buffer, ...more: readonly Buffer[]): Buffer {
  const end = html.indexOf('</head>')
  if (end === -1) return html
  const head = html.subarray(0, end).toString()
  const [open, rest] = splitAfter(head, before)
  const sheets: string[] = []
  const others = rest.replaceAll(/<link rel="stylesheet"[^>]*>/g, (tag) => {
    sheets.push(tag)
    return ''
  })
  const calm = others.replaceAll(preload, `${preload} fetchpriority="low"`)
  return Buffer.concat([Buffer.from(open + sheets.join('') + calm), ...more, html.subarray(end)])
}

function splitAfter(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  // nothing may come before the doctype: without the mark all stays where it is
  const from = at === -1 ? text.length : at + mark.length
  return [text.slice(0, from), text.slice(from)]
}
