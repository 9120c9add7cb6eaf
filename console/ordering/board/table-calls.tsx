import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { BoardWire } from '#contract/ordering/board.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import type { ServerClock } from '../../live/server-clock.ts'
import { SinceClock } from '../../live/since-clock.tsx'
import styles from './table-calls.module.css'

type Call = BoardWire['calls'][number]

interface TableCallsProps {
  readonly branchId: string
  readonly calls: readonly Call[]
  readonly clock: ServerClock
  readonly onAnswered: () => void
}

/** What guests at tables want, beside the orders: the counter hears them too. It rings until somebody answers. */
export function TableCalls({ calls, ...rest }: TableCallsProps) {
  const t = useText()
  if (calls.length === 0) return null
  return (
    <section className={styles.calls} aria-label={t('board.calls')}>
      {calls.map((call) => (
        <CallCard key={call.session_id} call={call} {...rest} />
      ))}
    </section>
  )
}

function CallCard(props: Omit<TableCallsProps, 'calls'> & { readonly call: Call }) {
  const { branchId, call, clock, onAnswered } = props
  const t = useText()
  const client = useClient()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const needsTables = call.wants.some((want) => want === 'confirm' || want === 'join')
  const answer = () => {
    setBusy(true)
    // whoever was slower sees it answered: the board says how it stands
    void client
      .actOnTable(call.session_id, { act: 'answer' })
      .catch(() => undefined)
      .finally(() => {
        setBusy(false)
        onAnswered()
      })
  }
  return (
    <article className={styles.call}>
      <Icon of={BellRing} size="s" />
      <b>{t('tables.table', { name: call.table })}</b>
      <small>
        <bdi>{call.area}</bdi>
      </small>
      {call.wants.map((want) => (
        <Badge key={want} tone="warn">
          {t(`tables.${want}`)}
        </Badge>
      ))}
      <span className={styles.clock} role="timer" aria-live="off">
        <N>
          <SinceClock from={call.since} clock={clock} />
        </N>
      </span>
      {needsTables ? (
        <Link
          className={buttonClass({ kind: 's', size: 'sm' })}
          to={`${localPath('/tables', language)}?branch=${branchId}`}
        >
          {t('board.call-open')}
        </Link>
      ) : (
        <Button
          kind="s"
          size="sm"
          state={busy ? 'busy' : 'idle'}
          aria-label={t('board.call-answer', { name: call.table })}
          onClick={answer}
        >
          {t('tables.answer')}
        </Button>
      )}
    </article>
  )
}
