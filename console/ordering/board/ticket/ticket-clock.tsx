import { Clock, Timer, TriangleAlert } from 'lucide-react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '#console/i18n/use-text.ts'
import { clockText } from '#console/live/clock-text.ts'
import type { ServerClock } from '#console/live/server-clock.ts'
import { useTicketTimer } from './use-ticket-timer.ts'
import styles from './ticket-clock.module.css'

interface TicketClockProps {
  readonly ticket: TicketWire
  readonly clock: ServerClock
}

/** A ticket's clock: ink, amber from 75 % on, wine red when late. Each second only its digits are drawn anew. */
export function TicketClock({ ticket, clock }: TicketClockProps) {
  const t = useText()
  const kind = useTicketTimer(ticket, clock, (timer) => timer.kind)
  const tone = useTicketTimer(ticket, clock, (timer) => timer.tone)
  const drains = useTicketTimer(ticket, clock, (timer) => timer.drain !== undefined)
  const icon = kind === 'late' ? TriangleAlert : drains ? Timer : Clock
  return (
    <span className={`${styles.clock} ${styles[tone]}`} role="timer" aria-live="off">
      <Icon of={icon} size="s" />
      <N>
        <Digits ticket={ticket} clock={clock} />
      </N>
      {kind !== 'since' && <span>{t(kind === 'late' ? 'ticket.late' : 'ticket.left')}</span>}
    </span>
  )
}

function Digits({ ticket, clock }: TicketClockProps) {
  return useTicketTimer(
    ticket,
    clock,
    ({ kind, seconds }) => `${kind === 'late' ? '+' : ''}${clockText(seconds)}`,
  )
}
