import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { EditedOrderWire } from '#contract/ordering/order-edit.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { statusFacts } from '#domain/ordering/order-status.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useLanguage } from '#web/use-language.ts'
import { EditResult } from '../../edit/edit-result.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { Fact } from '../../../shell/fact.tsx'
import { useMember } from '../../../shell/member.ts'
import { Money } from '../../../shell/money.tsx'
import { BillRows } from '../money/bill-rows.tsx'
import { CancelHint } from '../money/cancel-sheet.tsx'
import { CustomerNote } from './customer-note.tsx'
import { RefundList } from '../money/refund-list.tsx'
import styles from '../sheet-form.module.css'
import { SlotForm } from '../slot-form.tsx'
import { TicketAddress } from './ticket-address.tsx'
import { TicketSlot } from './ticket-facts.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketLines } from './ticket-lines.tsx'
import { useState } from 'react'
import { PrepChips } from './prep-chips.tsx'

interface TicketSheetProps {
  readonly ticket: TicketWire
  /** The change that this member made just now, if any. */
  readonly edited: EditedOrderWire | undefined
  readonly onClose: () => void
  readonly onEdit: () => void
  readonly onCancel: () => void
  readonly onRefund: () => void
  readonly onPromise: (minutes: number) => void
  readonly onSlot: (start: string) => void
  readonly onDriver: () => void
  readonly onTableBill: () => void
}

/** All that staff may know of an order, and the rarer acts. */
export function TicketSheet(props: TicketSheetProps) {
  const { ticket, edited, onClose, onEdit, onCancel, onRefund, onPromise, onSlot, onDriver, onTableBill } =
    props
  const t = useText()
  const { role } = useMember()
  const { number, lines, notes, may } = ticket
  return (
    <Sheet title={t('detail.title', { number })} closeWord={t('shell.close')} onClose={onClose}>
      <div className={styles.form}>
        <p>
          <Badge tone="info">{t(`status.${ticket.shown}`)}</Badge>
        </p>
        <EditResult edited={edited} ticket={ticket} />
        <TicketAddress address={ticket.address} zone={ticket.zone_name} />
        <TicketSlot ticket={ticket} />
        <TicketFacts ticket={ticket} />
        <TicketLines lines={lines} priced={mayStaff(role, 'see_money')} />
        {notes && <CustomerNote note={notes} />}
        <Facts ticket={ticket} priced={mayStaff(role, 'see_money')} />
        <RefundList ticket={ticket} />
        <SlotForm ticket={ticket} onSlot={onSlot} />
        <PromiseForm ticket={ticket} onPromise={onPromise} />
        <div className={styles.acts}>
          {ticket.type === 'delivery' &&
            statusFacts[ticket.status].isAccepted &&
            mayStaff(role, 'send_out') && (
              <Button kind="s" onClick={onDriver}>
                {t('delivery.give')}
              </Button>
            )}
          {may.includes('edit') && (
            <Button kind="s" onClick={onEdit}>
              {t('edit.open')}
            </Button>
          )}
          {may.includes('refund') && (
            <Button kind="s" onClick={onRefund}>
              {t('detail.refund')}
            </Button>
          )}
          {ticket.table?.session_id && (
            <Button kind="s" onClick={onTableBill}>
              {t('tables.bill-of')}
            </Button>
          )}
          {may.includes('cancel') && (
            <Button kind="q" onClick={onCancel}>
              {t('detail.cancel')}
            </Button>
          )}
        </div>
        <CancelHint ticket={ticket} />
        <Ways id={ticket.id} journal={mayStaff(role, 'find_orders')} />
      </div>
    </Sheet>
  )
}

/** On paper, and on a page of its own with all that happened to it. */
function Ways({ id, journal }: { readonly id: string; readonly journal: boolean }) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className={styles.acts}>
      <a
        className={buttonClass({ kind: 'q' })}
        href={localPath(`/print/${id}`, language)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon of={Printer} size="s" />
        {t('orders.print')}
      </a>
      {journal && (
        <Link className={buttonClass({ kind: 'q' })} to={localPath(`/orders/${id}`, language)}>
          {t('detail.whole')}
        </Link>
      )}
    </div>
  )
}

function Facts({ ticket, priced }: { readonly ticket: TicketWire; readonly priced: boolean }) {
  const t = useText()
  const { contact_name, contact_mobile, created_time, ended_time, refunding, cancel_reason } = ticket
  return (
    <dl className={styles.rows}>
      {contact_name && <Fact name={t('detail.customer')}>{<bdi>{contact_name}</bdi>}</Fact>}
      {contact_mobile && (
        <Fact name={t('detail.mobile')}>
          <a href={`tel:${contact_mobile}`}>
            <N>{contact_mobile}</N>
          </a>
        </Fact>
      )}
      <Fact name={t('detail.came')}>{<bdi>{created_time}</bdi>}</Fact>
      {ended_time && <Fact name={t('detail.ended')}>{<bdi>{ended_time}</bdi>}</Fact>}
      {cancel_reason && <Fact name={t('detail.reason')}>{<bdi>{cancel_reason}</bdi>}</Fact>}
      <BillRows ticket={ticket} />
      {priced && refunding !== '0.00' && (
        <Fact name={t('detail.refunded')}>
          <Money amount={refunding} />
        </Fact>
      )}
    </dl>
  )
}

interface PromiseFormProps {
  readonly ticket: TicketWire
  readonly onPromise: (minutes: number) => void
}

/** Moves the promised time, counted from now; the guest is told at once (rule "Promised time"). */
function PromiseForm({ ticket, onPromise }: PromiseFormProps) {
  const t = useText()
  const [minutes, setMinutes] = useState(15)
  if (!ticket.may.includes('promise')) return null
  return (
    <section>
      <h3>{t('promise.title')}</h3>
      <p className={styles.lead}>{t('promise.lead')}</p>
      <PrepChips name={`promise-${ticket.id}`} promised={15} value={minutes} onChange={setMinutes} />
      <Button kind="s" wide onClick={() => onPromise(minutes)}>
        {t('promise.save')}
      </Button>
    </section>
  )
}
