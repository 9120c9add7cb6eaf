import { N } from '#ui/text/n.tsx'
import { splitMessage } from './split-message.ts'

/** What a message says: its addresses are links, as on a phone, and its phone numbers stay whole in Arabic. */
export function MessageBody({ body }: { readonly body: string }) {
  return splitMessage(body).map(({ kind, text }, i) => {
    if (kind === 'words') return text
    if (kind === 'phone') return <N key={i}>{text}</N>
    return (
      <a key={i} href={text}>
        <bdi dir="ltr">{text}</bdi>
      </a>
    )
  })
}
