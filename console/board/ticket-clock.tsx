import { Clock, Timer, TriangleAlert } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/n.tsx'
import { useText } from '../i18n/use-text.ts'
import { clockText } from './ticket-timer.ts'
import type { TicketTimer } from './ticket-timer.ts'
import styles from './ticket-clock.module.css'

/** A ticket's clock: ink, amber from 75 % on, wine red when late. */
export function TicketClock({ timer }: { readonly timer: TicketTimer }) {
  const t = useText()
  const { kind, seconds, tone, drain } = timer
  const icon = kind === 'late' ? TriangleAlert : drain === undefined ? Clock : Timer
  return (
    <span className={`${styles.clock} ${styles[tone]}`} role="timer" aria-live="off">
      <Icon of={icon} size="s" />
      <N>{`${kind === 'late' ? '+' : ''}${clockText(seconds)}`}</N>
      {kind !== 'since' && <span>{t(kind === 'late' ? 'ticket.late' : 'ticket.left')}</span>}
    </span>
  )
}
