import { directionOf } from '#domain/core/words.ts'
import { CircleAlert, CircleCheck, Clock, Lock } from 'lucide-react'
import type { MessageWire } from '#contract/notifications/messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './message-row.module.css'
import type { MessagesDesk } from './use-messages.ts'

const looks = {
  queued: { tone: 'warn', icon: Clock },
  sending: { tone: 'info', icon: Clock },
  sent: { tone: 'ok', icon: CircleCheck },
  delivered: { tone: 'ok', icon: CircleCheck },
  failed: { tone: 'err', icon: CircleAlert },
} as const

/** One message: to whom, what it says unless it is a code, how far it came, and why no further. */
export function MessageRow({
  message,
  desk,
}: {
  readonly message: MessageWire
  readonly desk: MessagesDesk
}) {
  const t = useText()
  const { id, event, channel, recipient, language, body, state, reason, error, can_retry } = message
  const { tone, icon } = looks[state]
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <Badge tone={tone} icon={icon}>
          {t(`messages.state.${state}`)}
        </Badge>
        <span>{t(`messages.event.${event as 'order-ready'}`)}</span>
        <bdi className="n">{recipient}</bdi>
        <span className={styles.quiet}>{t(`messages.channel.${channel as 'sms'}`)}</span>
        <time className={`n ${styles.quiet}`} dateTime={message.at}>
          {message.at_words}
        </time>
      </p>
      {body === null ? (
        <p className={styles.quiet}>
          <Icon of={Lock} size="xs" /> {t('messages.hidden')}
        </p>
      ) : (
        <p lang={language} dir={directionOf[language]} className={styles.body}>
          {body}
        </p>
      )}
      {reason && (
        <p className={styles.why}>
          {t(`messages.reason.${reason}`)} {error && <bdi dir="auto">{error}</bdi>}
        </p>
      )}
      {state === 'queued' && error && (
        <p className={styles.why}>
          {t('messages.waits')} <bdi dir="auto">{error}</bdi>
        </p>
      )}
      {can_retry && (
        <div>
          <Button
            kind="s"
            size="sm"
            state={desk.busy === `retry ${id}` ? 'busy' : 'idle'}
            onClick={() => void desk.retry(id)}
          >
            {t('messages.retry')}
          </Button>
        </div>
      )}
    </li>
  )
}
