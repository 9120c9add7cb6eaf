import { Clock } from 'lucide-react'
import type { WaitRangeWire } from '#contract/waitlist/waiting.ts'
import { Badge } from '#ui/badge.tsx'
import { N } from '#ui/text/n.tsx'
import { fillWith } from '../i18n/say.tsx'
import { useWaitingText } from '../i18n/use-waiting-text.ts'

interface WaitWordsProps {
  readonly wait: WaitRangeWire | null
  /** Parties that are before it: with any, "right away" would not be true, however many tables are free. */
  readonly ahead: number
}

/** "About 15–20 min", "Within 5 min", or that staff will tell. */
export function WaitWords({ wait, ahead }: WaitWordsProps) {
  const t = useWaitingText()
  return (
    <Badge tone="ok" icon={Clock}>
      {!wait ? (
        t('waiting.no-estimate')
      ) : wait.to <= 2 ? (
        t(ahead > 0 ? 'waiting.soon' : 'waiting.now')
      ) : wait.from === 0 ? (
        <span>{fillWith(t('waiting.within', { form: wait.to }), { to: <N>{wait.to}</N> })}</span>
      ) : (
        <span>
          {fillWith(t('waiting.minutes', { form: wait.to }), { range: <N>{`${wait.from}–${wait.to}`}</N> })}
        </span>
      )}
    </Badge>
  )
}

/** "3 parties waiting". */
export function PartyCount({ count }: { readonly count: number }) {
  const t = useWaitingText()
  return <span>{fillWith(t('waiting.parties', { form: count }), { count: <N>{count}</N> })}</span>
}
