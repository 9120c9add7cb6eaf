import type { EditedOrderWire } from '#contract/ordering/order-edit.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { EditSheet } from '../edit/edit-sheet.tsx'
import { TableBillSheet } from '../../dine-in/table-bill-sheet.tsx'
import { CancelSheet } from './money/cancel-sheet.tsx'
import { DriverSheet } from './driver-sheet.tsx'
import { RefundSheet } from './money/refund-sheet.tsx'
import { TicketSheet } from './ticket/ticket-sheet.tsx'
import type { LiveBoard } from './use-board.ts'
import type { Moves } from './use-moves.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Badge } from '#ui/badge.tsx'
import { N } from '#ui/text/n.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../../i18n/use-text.ts'
import { statusTones } from '../orders/status-tones.ts'
import { useMember } from '../../shell/member.ts'
import { Money } from '../../shell/money.tsx'
import styles from './sheet-form.module.css'
import { Button } from '#ui/button.tsx'
import { typeIcons } from './type-icon.ts'

/** What stands over the board. Tickets are named by id, so that a sheet shows them as they are now. */
export type OpenSheet =
  | { readonly kind: 'ended' }
  | { readonly kind: 'scheduled' }
  | { readonly kind: 'cancel' | 'refund' | 'driver' | 'edit' | 'table'; readonly ticketId: string }
  /** `edited`: what became of the change that was made just now. */
  | { readonly kind: 'ticket'; readonly ticketId: string; readonly edited?: EditedOrderWire }

interface BoardSheetsProps {
  /** Orders for later that wait for their release. */
  readonly scheduled: readonly TicketWire[]
  readonly sheet: OpenSheet | undefined
  readonly onSheet: (sheet: OpenSheet | undefined) => void
  readonly live: LiveBoard
  readonly moves: Moves
}

/** The sheet that is open, if any. */
export function BoardSheets({ scheduled, sheet, onSheet, live, moves }: BoardSheetsProps) {
  if (!sheet) return null
  const { tickets, ended } = live.state.shown
  const close = () => onSheet(undefined)
  const openTicket = ({ id }: TicketWire) => onSheet({ kind: 'ticket', ticketId: id })
  if (sheet.kind === 'ended') return <EndedSheet tickets={ended} onClose={close} onOpen={openTicket} />
  if (sheet.kind === 'scheduled')
    return <ScheduledSheet tickets={scheduled} moves={moves} onClose={close} onOpen={openTicket} />
  const { ticketId } = sheet
  const ticket = [...tickets, ...ended].find((one) => one.id === ticketId)
  if (!ticket) return null
  if (sheet.kind === 'cancel')
    return (
      <CancelSheet
        ticket={ticket}
        onClose={close}
        onCancel={(reason) => {
          moves.send({ ticket, action: 'cancel', reason })
          close()
        }}
      />
    )
  if (sheet.kind === 'edit')
    return (
      <EditSheet
        ticket={ticket}
        onClose={() => onSheet({ kind: 'ticket', ticketId })}
        onEdited={(edited) => {
          onSheet({ kind: 'ticket', ticketId, edited })
          live.refresh()
        }}
      />
    )
  if (sheet.kind === 'table' && ticket.table?.session_id)
    return (
      <TableBillSheet
        sessionId={ticket.table.session_id}
        onClose={() => onSheet({ kind: 'ticket', ticketId })}
      />
    )
  if (sheet.kind === 'driver') return <DriverSheet ticket={ticket} tickets={tickets} onClose={close} />
  if (sheet.kind === 'refund')
    return (
      <RefundSheet
        ticket={ticket}
        onClose={close}
        onRefunded={(after) => {
          live.tell({ type: 'moved', ticket: after })
          live.refresh()
        }}
      />
    )
  return (
    <TicketSheet
      ticket={ticket}
      edited={sheet.kind === 'ticket' ? sheet.edited : undefined}
      onClose={close}
      onEdit={() => onSheet({ kind: 'edit', ticketId })}
      onCancel={() => onSheet({ kind: 'cancel', ticketId })}
      onRefund={() => onSheet({ kind: 'refund', ticketId })}
      onPromise={(minutes) => {
        moves.send({ ticket, action: 'promise', minutes })
        close()
      }}
      onSlot={(slotStart) => {
        moves.send({ ticket, action: 'slot', slotStart })
        close()
      }}
      onDriver={() => onSheet({ kind: 'driver', ticketId })}
      onTableBill={() => onSheet({ kind: 'table', ticketId })}
    />
  )
}

interface EndedSheetProps {
  readonly tickets: readonly TicketWire[]
  readonly onClose: () => void
  readonly onOpen: (ticket: TicketWire) => void
}

/** Orders that ended today, newest first; each opens its details, from where money can be given back. */
function EndedSheet({ tickets, onClose, onOpen }: EndedSheetProps) {
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

interface ScheduledSheetProps {
  readonly tickets: readonly TicketWire[]
  readonly moves: Moves
  readonly onClose: () => void
  readonly onOpen: (ticket: TicketWire) => void
}

/** Orders for later, by their time. Each comes to the board by itself when its making begins; it may be accepted before. */
function ScheduledSheet({ tickets, moves, onClose, onOpen }: ScheduledSheetProps) {
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
