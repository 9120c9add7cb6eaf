import { BellRing, MapPin } from 'lucide-react'
import type { TicketWire } from '#contract/staff.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/n.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './arrival-bar.module.css'
import { clockText } from './ticket-timer.ts'

interface ArrivalBarProps {
  readonly ticket: TicketWire
  /** The server's time, UTC ms. */
  readonly now: number
  readonly busy: boolean
  readonly onComing: () => void
}

/** The guest waits in the car: since when and where; loud until somebody answers that they are coming. */
export function ArrivalBar({ ticket, now, busy, onComing }: ArrivalBarProps) {
  const t = useText()
  const { arrival, may, number } = ticket
  if (!arrival) return null
  const waiting = arrival.answered_at === null
  const seconds = Math.max(0, Math.floor((now - Date.parse(arrival.at)) / 1000))
  return (
    <div className={`${styles.bar} ${waiting ? styles.waiting : ''}`}>
      <p>
        <Icon of={waiting ? BellRing : MapPin} size="s" />
        <b>{t(waiting ? 'ticket.arrived' : 'ticket.coming-said')}</b>
        <span className={styles.clock} role="timer" aria-live="off">
          <N>{clockText(seconds)}</N>
        </span>
      </p>
      {arrival.place && (
        <p className={styles.place}>
          <bdi>{arrival.place}</bdi>
        </p>
      )}
      {may.includes('coming') && (
        <Button
          size="sm"
          disabled={busy}
          aria-label={t('ticket.coming-number', { number })}
          onClick={onComing}
        >
          {t('ticket.coming')}
        </Button>
      )}
    </div>
  )
}
