import type { TicketWire } from '#contract/backoffice/staff.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Badge } from '#ui/badge.tsx'
import { N } from '#ui/text/n.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../../i18n/use-text.ts'
import { statusTones } from '../orders/status-tones.ts'
import { useMember } from '../../shell/member.ts'
import { Money } from '../../shell/money.tsx'
import styles from './sheet-form.module.css'

interface EndedSheetProps {
  readonly tickets: readonly TicketWire[]
  readonly onClose: () => void
  readonly onOpen: (ticket: TicketWire) => void
}

/** Orders that ended today, newest first; each opens its details, from where money can be given back. */
export function EndedSheet({ tickets, onClose, onOpen }: EndedSheetProps) {
  const t = useText()
  const { role } = useMember()
  return (
    <Sheet title={t('ended.title')} closeWord={t('shell.close')} onClose={onClose}>
      <div className={styles.form}>
        {tickets.length === 0 && <p className={styles.lead}>{t('ended.empty')}</p>}
        <ul className={styles.list}>
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <button type="button" className={styles.entry} onClick={() => onOpen(ticket)}>
                <b>
                  <N>#{ticket.number}</N>
                </b>
                <span>
                  <bdi>{ticket.contact_name}</bdi>
                  <small>
                    <bdi>{ticket.ended_time}</bdi>
                  </small>
                </span>
                <span className={styles.side}>
                  <Badge tone={statusTones[ticket.shown]}>{t(`status.${ticket.shown}`)}</Badge>
                  {mayStaff(role, 'see_money') && <Money amount={ticket.total} />}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
