import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './sheet-form.module.css'
import { typeIcons } from './type-icon.ts'
import type { Moves } from './use-moves.ts'

interface ScheduledSheetProps {
  readonly tickets: readonly TicketWire[]
  readonly moves: Moves
  readonly onClose: () => void
  readonly onOpen: (ticket: TicketWire) => void
}

/** Orders for later, by their time. Each comes to the board by itself when its making begins; it may be accepted before. */
export function ScheduledSheet({ tickets, moves, onClose, onOpen }: ScheduledSheetProps) {
  const t = useText()
  return (
    <Sheet title={t('board.scheduled')} closeWord={t('shell.close')} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.lead}>{t(tickets.length === 0 ? 'scheduled.empty' : 'scheduled.lead')}</p>
        <ul className={styles.list}>
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <button type="button" className={styles.entry} onClick={() => onOpen(ticket)}>
                <b>
                  <N>#{ticket.number}</N>
                </b>
                <span>
                  <bdi>{ticket.slot?.words}</bdi>
                  <small>
                    <bdi>{ticket.contact_name}</bdi>
                  </small>
                </span>
                <span className={styles.side}>
                  <Badge icon={typeIcons[ticket.type]}>{t(`type.${ticket.type}`)}</Badge>
                  {ticket.status === 'accepted' && <Badge tone="ok">{t('scheduled.accepted')}</Badge>}
                </span>
              </button>
              {ticket.may.includes('accept') && (
                <Button
                  kind="s"
                  size="sm"
                  state={moves.busy.has(ticket.id) ? 'busy' : 'idle'}
                  onClick={() => moves.send({ ticket, action: 'accept' })}
                >
                  {t('scheduled.accept', { number: ticket.number })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
