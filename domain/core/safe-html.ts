const tags = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'a', 'hr'])
const closed = new Set(['br', 'hr'])
const link = /^ href="(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)[^"<>\s\\]*"$/

/**
 * Takes a text that a tenant typed for a content page or a message; says whether it is HTML that may be put
 * into a page as it is: only plain tags of text, balanced, no attribute but `href` to https, mail, phone or
 * an own path, and no loose `<`. It judges and never repairs, so that what was checked is what is shown.
 * Spec 3 (pages), safety 36.
 */
export function isSafeHtml(text: string): boolean {
  const open: string[] = []
  let rest = text
  while (rest !== '') {
    const at = rest.indexOf('<')
    if (at === -1) return open.length === 0 && !rest.includes('>')
    if (rest.slice(0, at).includes('>')) return false
    const match = /^<(\/?)([a-z0-9]+)([^<>]*)>/.exec(rest.slice(at))
    if (!match) return false
    const [whole, slash, tag = '', attributes = ''] = match
    if (!tags.has(tag)) return false
    if (slash) {
      if (attributes !== '' || open.pop() !== tag) return false
    } else {
      if (attributes !== '' && !(tag === 'a' && link.test(attributes))) return false
      if (!closed.has(tag)) open.push(tag)
    }
    rest = rest.slice(at + whole.length)
  }
  return open.length === 0
}
