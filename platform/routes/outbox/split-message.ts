export interface MessagePart {
  readonly kind: 'words' | 'link' | 'phone'
  readonly text: string
}

// an address ends before the sentence's own stop; a number of at least seven digits is a phone's
const special = /(https?:\/\/[^\s]*[^\s.,;:!?،؛؟)\]])|(\+\d(?: ?\d){6,14})/g

/** Takes a message; returns its parts in order, which together are the message. */
export function splitMessage(body: string): readonly MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  for (const match of body.matchAll(special)) {
    if (match.index > end) parts.push({ kind: 'words', text: body.slice(end, match.index) })
    parts.push({ kind: match[1] === undefined ? 'phone' : 'link', text: match[0] })
    end = match.index + match[0].length
  }
  if (end < body.length) parts.push({ kind: 'words', text: body.slice(end) })
  return parts
}
