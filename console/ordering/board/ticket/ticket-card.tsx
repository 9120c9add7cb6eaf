import { CloudUpload } from 'lucide-react'
import { memo, useState } from 'react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Badge } from '#ui/badge.tsx'
import { useText } from '#console/i18n/use-text.ts'
import type { ServerClock } from '#console/live/server-clock.ts'
import { useRestingClock } from '#console/live/use-resting-clock.ts'
import { ArrivalBar } from '../arrival-bar.tsx'
import { CustomerNote } from './customer-note.tsx'
import { PrepChips } from './prep-chips.tsx'
import styles from './ticket-card.module.css'
import { TicketAddress } from './ticket-address.tsx'
import { TicketDrain } from './ticket-drain.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketFoot } from './ticket-foot.tsx'
import { TicketHead } from './ticket-head.tsx'
import { TicketSlot } from './ticket-slot.tsx'
import { TicketLines } from './ticket-lines.tsx'
import type { Move } from '../move.ts'
import { useTicketTimer } from './use-ticket-timer.ts'

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
      <TicketSlot slot={ticket.slot} />
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
