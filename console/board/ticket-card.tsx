import { CloudUpload, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { TicketWire } from '#contract/staff.ts'
import { mayStaff } from '#domain/staff-role.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { N } from '#ui/n.tsx'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import { ArrivalBar } from './arrival-bar.tsx'
import { CustomerNote } from './customer-note.tsx'
import { PrepChips } from './prep-chips.tsx'
import styles from './ticket-card.module.css'
import { TicketAddress } from './ticket-address.tsx'
import { TicketClock } from './ticket-clock.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketFoot } from './ticket-foot.tsx'
import { TicketSlot } from './ticket-slot.tsx'
import { TicketLines } from './ticket-lines.tsx'
import { ticketTimer } from './ticket-timer.ts'
import { typeIcons } from './type-icon.ts'
import type { Moves } from './use-moves.ts'

export interface TicketCardProps {
  readonly ticket: TicketWire
  /** The server's time, UTC ms. */
  readonly now: number
  readonly moves: Moves
  readonly onCancel: (ticket: TicketWire) => void
  readonly onOpen: (ticket: TicketWire) => void
}

/** An order on the board: number, type, clock, who, what, note, one primary act (DESIGN 11). */
export function TicketCard({ ticket, now, moves, onCancel, onOpen }: TicketCardProps) {
  const t = useText()
  const { role } = useMember()
  const [minutes, setMinutes] = useState(ticket.promised_minutes)
  const timer = ticketTimer(ticket, now)
  const { number, type, status, contact_name, payment_state, notes, may } = ticket
  const paid = status === 'created' && mayStaff(role, 'see_money') && t(`paid.${payment_state}`)
  const busy = moves.busy.has(ticket.id) || moves.waiting.has(ticket.id)
  const alarm = status === 'created' || may.includes('coming')
  const looks = [styles.card, alarm && styles.new, timer.kind === 'late' && styles.late]
  return (
    <article className={looks.filter(Boolean).join(' ')} aria-label={t('detail.title', { number })}>
      {timer.drain !== undefined && <Drain left={timer.drain} warn={timer.tone === 'warn'} />}
      <header className={styles.head}>
        <h3>
          <N>#{number}</N>
        </h3>
        <Badge icon={typeIcons[type]}>{t(`type.${type}`)}</Badge>
        <TicketClock timer={timer} />
      </header>
      <div className={styles.who}>
        <span>
          <bdi>{contact_name}</bdi>
          {contact_name && paid && ' · '}
          {paid}
        </span>
        <IconButton icon={Ellipsis} label={t('ticket.more', { number })} onClick={() => onOpen(ticket)} />
      </div>
      <TicketAddress address={ticket.address} zone={ticket.zone_name} />
      <TicketSlot slot={ticket.slot} />
      <ArrivalBar
        ticket={ticket}
        now={now}
        busy={busy}
        onComing={() => moves.send({ ticket, action: 'coming' })}
      />
      <TicketFacts ticket={ticket} />
      <TicketLines lines={ticket.lines} />
      {notes && <CustomerNote note={notes} />}
      {moves.waiting.has(ticket.id) && (
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
        late={timer.kind === 'late'}
        busy={busy}
        onMove={(action) => moves.send({ ticket, action, ...(action === 'accept' && { minutes }) })}
        onCancel={() => onCancel(ticket)}
      />
    </article>
  )
}

/** The time that is left to answer, running out towards "missed". */
function Drain({ left, warn }: { readonly left: number; readonly warn: boolean }) {
  return (
    <span className={styles.drain} aria-hidden>
      <i
        className={warn ? styles.warn : undefined}
        style={{ inlineSize: `${Math.round(left * 1000) / 10}%` }}
      />
    </span>
  )
}
