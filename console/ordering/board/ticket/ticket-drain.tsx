import type { TicketWire } from '#contract/backoffice/staff.ts'
import type { ServerClock } from '#console/live/server-clock.ts'
import styles from './ticket-drain.module.css'
import { useTicketTimer } from './use-ticket-timer.ts'

interface TicketDrainProps {
  readonly ticket: TicketWire
  readonly clock: ServerClock
}

/** The time that is left to answer, running out towards "missed". */
export function TicketDrain({ ticket, clock }: TicketDrainProps) {
  const left = useTicketTimer(ticket, clock, ({ drain }) => drain && Math.round(drain * 1000) / 1000)
  const warn = useTicketTimer(ticket, clock, ({ tone }) => tone === 'warn')
  if (left === undefined) return null
  return (
    <span className={styles.drain} aria-hidden>
      <i className={warn ? styles.warn : undefined} style={{ transform: `scaleX(${left})` }} />
    </span>
  )
}
