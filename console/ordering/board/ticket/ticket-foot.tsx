import { Bike, Check, Phone, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TicketAction, TicketWire } from '#contract/backoffice/staff.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '#console/i18n/use-text.ts'
import { useMember } from '#console/shell/member.ts'
import { Money } from '#console/shell/money.tsx'
import { columnOf, type ColumnId } from '../columns.ts'
import styles from './ticket-foot.module.css'

interface TicketFootProps {
  readonly ticket: TicketWire
  readonly late: boolean
  readonly busy: boolean
  readonly onMove: (action: TicketAction) => void
  readonly onCancel: () => void
}

/** The one step that comes next, and what stands beside it. Only what the role may do. */
export function TicketFoot(props: TicketFootProps) {
  const { ticket } = props
  if (ticket.may.every((act) => act === 'refund' || act === 'undo')) return null
  const Foot = feet[columnOf(ticket) ?? 'ready']
  return <Foot {...props} />
}

const feet: Readonly<Record<ColumnId, (props: TicketFootProps) => ReactNode>> = {
  new: NewFoot,
  kitchen: KitchenFoot,
  ready: ReadyFoot,
  way: ReadyFoot,
}

function NewFoot({ ticket, busy, onMove, onCancel }: TicketFootProps) {
  const t = useText()
  const { role } = useMember()
  return (
    <footer className={styles.foot}>
      {ticket.may.includes('cancel') && (
        <Button
          kind="q"
          disabled={busy}
          onClick={onCancel}
          aria-label={t('ticket.reject-number', { number: ticket.number })}
        >
          <Icon of={X} size="s" />
          {t('ticket.reject')}
        </Button>
      )}
      {ticket.may.includes('accept') && (
        <div className={styles.main} data-step>
          <Button wide state={busy ? 'busy' : 'idle'} onClick={() => onMove('accept')}>
            {t('ticket.accept')}
            {mayStaff(role, 'see_money') && !ticket.table && <Money amount={ticket.total} />}
          </Button>
        </div>
      )}
    </footer>
  )
}

function KitchenFoot({ ticket, late, busy, onMove }: TicketFootProps) {
  const t = useText()
  if (!ticket.may.includes('ready')) return null
  return (
    <footer className={styles.foot}>
      <div className={`${styles.main} ${late ? styles.urgent : styles.calm}`} data-step>
        <Button kind={late ? 'p' : 's'} wide state={busy ? 'busy' : 'idle'} onClick={() => onMove('ready')}>
          <Icon of={Check} size="s" />
          {t('ticket.ready')}
        </Button>
      </div>
    </footer>
  )
}

function ReadyFoot({ ticket, busy, onMove }: TicketFootProps) {
  const t = useText()
  const { may, status, contact_mobile } = ticket
  return (
    <footer className={styles.foot}>
      {contact_mobile && (
        <a
          className={buttonClass({ kind: 'q' })}
          href={`tel:${contact_mobile}`}
          aria-label={t('ticket.call')}
        >
          <Icon of={Phone} size="s" />
        </a>
      )}
      {may.includes('send_out') && (
        <div className={styles.main} data-step>
          <Button kind="q" wide state={busy ? 'busy' : 'idle'} onClick={() => onMove('send_out')}>
            <Icon of={Bike} size="s" />
            {t('ticket.send-out')}
          </Button>
        </div>
      )}
      {may.includes('hand_over') && (
        <div className={styles.main} data-step>
          <Button kind="p" wide state={busy ? 'busy' : 'idle'} onClick={() => onMove('hand_over')}>
            {t(status === 'outdelivery' ? 'ticket.delivered' : 'ticket.hand-over')}
          </Button>
        </div>
      )}
    </footer>
  )
}
