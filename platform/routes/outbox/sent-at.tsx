import { useSyncExternalStore } from 'react'
import { clockWords, dateWords } from '#domain/core/clock-words.ts'
import { N } from '#ui/text/n.tsx'
import { useLanguage } from '#web/use-language.ts'

const serverZone = 'UTC'
const noChanges = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || serverZone

/** When a message was sent: by the reader's own clock, once the page runs in a browser. */
export function SentAt({ at }: { readonly at: string }) {
  const language = useLanguage()
  const zone = useSyncExternalStore(noChanges, ownZone, () => serverZone)
  const utc = Date.parse(at)
  const [clock, half] = clockWords(utc, zone, language).split(' ')
  return (
    <time dateTime={at}>
      <N>{dateWords(utc, zone)}</N> <N>{clock}</N> {half}
    </time>
  )
}
