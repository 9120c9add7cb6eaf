import { BellRing, MapPin } from 'lucide-react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { ServerClock } from '../../live/server-clock.ts'
import { SinceClock } from '../../live/since-clock.tsx'
import styles from './arrival-bar.module.css'

interface ArrivalBarProps {
  readonly ticket: TicketWire
  readonly clock: ServerClock
  readonly busy: boolean
  readonly onComing: () => void
}

/** The guest waits in the car: since when and where; loud until somebody answers that they are coming. */
export function ArrivalBar({ ticket, clock, busy, onComing }: ArrivalBarProps) {
  const t = useText()
  const { arrival, may, number } = ticket
  if (!arrival) return null
  const waiting = arrival.answered_at === null
  return (
    <div className={`${styles.bar} ${waiting ? styles.waiting : ''}`}>
      <p>
        <Icon of={waiting ? BellRing : MapPin} size="s" />
        <b>{t(waiting ? 'ticket.arrived' : 'ticket.coming-said')}</b>
        <span className={styles.clock} role="timer" aria-live="off">
          <N>
            <SinceClock from={arrival.at} clock={clock} />
          </N>
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
