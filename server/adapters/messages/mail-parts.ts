/** What a mail is made of: lines of text, a link with the words of its button (none: the usual ones), a code. */
export type MailPart =
  | { readonly lines: readonly string[] }
  | { readonly url: string; readonly label: string }
  | { readonly code: string }

const endsInUrl = /^(.*?)\s*(https?:\/\/\S+)$/
const longestLabel = 32

/**
 * Takes a mail's text, and the code in it if it brings one; returns its parts. A link that ends a line becomes a button: what
 * stands before it is its label when it is a few words that lead to it ("Follow it here:"), and stays text otherwise.
 */
export function mailParts(text: string, code?: string): MailPart[] {
  const parts: MailPart[] = []
  let lines: string[] = []
  const endLines = () => {
    const said = lines.join('\n').trim()
    if (said) parts.push({ lines: said.split('\n') })
    lines = []
  }
  for (const line of text.split('\n')) {
    const [, before = '', url] = endsInUrl.exec(line) ?? []
    if (url && !before.includes('://')) {
      const { rest, label } = labelOf(before)
      if (rest) lines.push(rest)
      endLines()
      parts.push({ url, label })
    } else if (code && line.endsWith(code)) {
      lines.push(line.slice(0, -code.length).replace(/[:\s]+$/, ''))
      endLines()
      parts.push({ code })
    } else lines.push(line)
  }
  endLines()
  return parts
}

/** The last sentence, when it is short, leads on with a colon and names no number, which would be a fact. */
function labelOf(before: string): { rest: string; label: string } {
  if (!before.endsWith(':')) return { rest: before, label: '' }
  const from = /^.*[.!?؟]\s+/.exec(before)?.[0].length ?? 0
  const label = before.slice(from, -1).trim()
  if (label.length > longestLabel || /\d/.test(label)) return { rest: before.slice(0, -1), label: '' }
  return { rest: before.slice(0, from).trim(), label }
}
