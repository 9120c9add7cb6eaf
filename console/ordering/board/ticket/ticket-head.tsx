import { Ellipsis } from 'lucide-react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '#console/i18n/use-text.ts'
import type { ServerClock } from '#console/live/server-clock.ts'
import { useMember } from '#console/shell/member.ts'
import { dueOf } from './due-of.ts'
import { paidKey } from '../money/paid-key.ts'
import { TicketClock } from './ticket-clock.tsx'
import styles from './ticket-head.module.css'
import { typeIcons } from '../type-icon.ts'

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
