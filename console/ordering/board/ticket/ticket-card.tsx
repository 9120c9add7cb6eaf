import { CloudUpload, BellRing, MapPin } from 'lucide-react'
import { memo, useState } from 'react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Badge } from '#ui/badge.tsx'
import { useText } from '../../../i18n/use-text.ts'
import type { ServerClock } from '../../../live/server-clock.ts'
import { useRestingClock } from '../../../live/use-resting-clock.ts'
import { CustomerNote } from './customer-note.tsx'
import { PrepChips } from './prep-chips.tsx'
import styles from './ticket-card.module.css'
import { TicketAddress } from './ticket-address.tsx'
import { TicketFacts, TicketSlot } from './ticket-facts.tsx'
import { TicketFoot } from './ticket-foot.tsx'
import { TicketHead } from './ticket-head.tsx'
import { TicketLines } from './ticket-lines.tsx'
import type { Move } from '../pending-moves.ts'
import { useTicketTimer } from './ticket-timer.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { SinceClock } from '../../../live/since-clock.tsx'

/** What can be done with a ticket, the same functions all the time. */
export interface TicketActs {
  readonly send: (move: Move) => void
  readonly cancel: (ticket: TicketWire) => void
  readonly open: (ticket: TicketWire) => void
}

export interface TicketCardProps {
  readonly ticket: TicketWire
  readonly clock: ServerClock
  /** Its step is under way. */
  readonly busy: boolean
  /** Its step waits for the network. */
  readonly waiting: boolean
  readonly acts: TicketActs
}

/**
 * An order on the board: number, type, clock, who, what, note, one primary act (design 11). Drawn anew only when
 * something of its own changes, whatever becomes of the others (decision 0084).
 */
export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { ticket, waiting, acts } = props
  const [clock, place] = useRestingClock<HTMLElement>(props.clock)
  const t = useText()
  const [minutes, setMinutes] = useState(ticket.promised_minutes)
  const late = useTicketTimer(ticket, clock, ({ kind }) => kind === 'late')
  const { number, status, notes, may } = ticket
  const busy = props.busy || waiting
  const alarm = status === 'created' || may.includes('coming')
  const looks = [styles.card, alarm && styles.new, late && styles.late]
  return (
    <article
      ref={place}
      className={looks.filter(Boolean).join(' ')}
      data-ticket={ticket.id}
      aria-label={t('detail.title', { number })}
    >
      <TicketDrain ticket={ticket} clock={clock} />
      <TicketHead ticket={ticket} clock={clock} onOpen={() => acts.open(ticket)} />
      <TicketAddress address={ticket.address} zone={ticket.zone_name} />
      <TicketSlot ticket={ticket} />
      <ArrivalBar
        ticket={ticket}
        clock={clock}
        busy={busy}
        onComing={() => acts.send({ ticket, action: 'coming' })}
      />
      <TicketFacts ticket={ticket} />
      <TicketLines lines={ticket.lines} folds />
      {notes && <CustomerNote note={notes} />}
      {waiting && (
        <p className={styles.waiting}>
          <Badge tone="warn" icon={CloudUpload}>
            {t('ticket.waiting')}
          </Badge>
        </p>
      )}
      {may.includes('accept') && !ticket.slot && (
        <PrepChips
          name={`prep-${ticket.id}`}
          promised={ticket.promised_minutes}
          value={minutes}
          onChange={setMinutes}
        />
      )}
      <TicketFoot
        ticket={ticket}
        late={late}
        busy={busy}
        onMove={(action) => acts.send({ ticket, action, ...(action === 'accept' && { minutes }) })}
        onCancel={() => acts.cancel(ticket)}
      />
    </article>
  )
})

interface TicketDrainProps {
  readonly ticket: TicketWire
  readonly clock: ServerClock
}

/** The time that is left to answer, running out towards "missed". */
function TicketDrain({ ticket, clock }: TicketDrainProps) {
  const left = useTicketTimer(ticket, clock, ({ drain }) => drain && Math.round(drain * 1000) / 1000)
  const warn = useTicketTimer(ticket, clock, ({ tone }) => tone === 'warn')
  if (left === undefined) return null
  return (
    <span className={styles.drain} aria-hidden>
      <i className={warn ? styles.warn : undefined} style={{ transform: `scaleX(${left})` }} />
    </span>
  )
}

interface ArrivalBarProps {
  readonly ticket: TicketWire
  readonly clock: ServerClock
  readonly busy: boolean
  readonly onComing: () => void
}

/** The guest waits in the car: since when and where; loud until somebody answers that they are coming. */
function ArrivalBar({ ticket, clock, busy, onComing }: ArrivalBarProps) {
  const t = useText()
  const { arrival, may, number } = ticket
  if (!arrival) return null
  const waiting = arrival.answered_at === null
  return (
    <div className={`${styles.bar} ${waiting ? styles.arrivalBarWaiting : ''}`}>
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
