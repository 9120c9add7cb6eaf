import { Ellipsis, Clock, Timer, TriangleAlert } from 'lucide-react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../../i18n/use-text.ts'
import type { ServerClock } from '../../../live/server-clock.ts'
import { useMember } from '../../../shell/member.ts'
import { dueOf, paidKey } from './due-of.ts'
import styles from './ticket-head.module.css'
import { typeIcons } from '../type-icon.ts'
import { Icon } from '#ui/icon.tsx'
import { clockText } from '../../../live/clock-text.ts'
import { useTicketTimer } from './ticket-timer.ts'

interface TicketHeadProps {
  readonly ticket: TicketWire
  readonly clock: ServerClock
  readonly onOpen: () => void
}

/** Number, type and clock of a ticket; below them whose it is, whether it is paid, and the way to all else. */
export function TicketHead({ ticket, clock, onOpen }: TicketHeadProps) {
  const t = useText()
  const { role } = useMember()
  const { number, type, status, contact_name } = ticket
  const isSaid = status === 'created' && mayStaff(role, 'see_money') && dueOf(ticket) === undefined
  const paid = isSaid && t(paidKey(ticket))
  return (
    <>
      <header className={styles.head}>
        <h3>
          <N>#{number}</N>
        </h3>
        <Badge icon={typeIcons[type]}>{t(`type.${type}`)}</Badge>
        <TicketClock ticket={ticket} clock={clock} />
      </header>
      <div className={styles.who}>
        <span>
          <bdi>{contact_name}</bdi>
          {contact_name && paid && ' · '}
          {paid}
        </span>
        <IconButton icon={Ellipsis} label={t('ticket.more', { number })} onClick={onOpen} />
      </div>
    </>
  )
}

interface TicketClockProps {
  readonly ticket: TicketWire
  readonly clock: ServerClock
}

/** A ticket's clock: ink, amber from 75 % on, wine red when late. Each second only its digits are drawn anew. */
function TicketClock({ ticket, clock }: TicketClockProps) {
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
