import { ArrowLeft, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { EditedOrderWire } from '#contract/ordering/order-edit.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useLanguage } from '#web/use-language.ts'
import { CancelHint, CancelSheet } from '../board/money/cancel-sheet.tsx'
import { RefundSheet } from '../board/money/refund-sheet.tsx'
import { EditSheet } from '../edit/edit-sheet.tsx'
import { EditResult } from '../edit/edit-result.tsx'
import { useText } from '../../i18n/use-text.ts'
import { OfflineStrip } from '../../live/offline-strip.tsx'
import page from '../../shell/page.module.css'
import head from '../../shell/screen-head.module.css'
import { TableBillSheet } from '../../dine-in/table-bill-sheet.tsx'
import { OrderFactsCard } from './order-facts-card.tsx'
import { OrderJournal } from './order-journal.tsx'
import { OrderMoneyCard } from './order-money-card.tsx'
import { statusTones } from './status-tones.ts'
import { useOrder, type OrderDesk } from './use-order.ts'
import { BillRows } from '../board/money/bill-rows.tsx'
import { CustomerNote } from '../board/ticket/customer-note.tsx'
import sheet from '../board/sheet-form.module.css'
import { TicketLines } from '../board/ticket/ticket-lines.tsx'

/** One order: what it is, who it is for, what was paid, and everything that happened to it. */
export function OrderScreen({ first }: { readonly first: OrderPageWire }) {
  const t = useText()
  const desk = useOrder(first)
  const { order, notice } = desk
  const { ticket } = order
  return (
    <>
      <title>
        {isNumbered(ticket) ? t('detail.title', { number: ticket.number }) : t('orders.no-number')}
      </title>
      <OrderHead desk={desk} />
      <main id="content" className={page.page}>
        <div role="status">{notice && <Note tone={notice.tone}>{notice.words}</Note>}</div>
        <OrderActs desk={desk} />
        <div className={page.columns}>
          <div className={page.stack}>
            <OrderLinesCard ticket={ticket} />
            <OrderMoneyCard order={order} />
          </div>
          <div className={page.stack}>
            <OrderFactsCard order={order} />
            <OrderJournal journal={order.journal} />
          </div>
        </div>
      </main>
      <OfflineStrip offline={desk.offline} />
    </>
  )
}

/** It has its number from when the branch may see it. */
const isNumbered = ({ number }: TicketWire) => Number(number) > 0

function OrderHead({ desk: { order } }: { readonly desk: OrderDesk }) {
  const t = useText()
  const language = useLanguage()
  const { ticket } = order
  return (
    <header className={head.head}>
      <Link
        className={buttonClass({ kind: 'q' })}
        to={localPath('/orders', language)}
        aria-label={t('orders.back')}
      >
        <Icon of={ArrowLeft} flip />
      </Link>
      <h1>
        {t('orders.order')} {isNumbered(ticket) ? <N>#{ticket.number}</N> : `(${t('orders.no-number')})`}
      </h1>
      <Badge tone={statusTones[ticket.shown]}>{t(`status.${ticket.shown}`)}</Badge>
      <Badge>{t(`type.${ticket.type}`)}</Badge>
      <span className={page.grow} />
      <a
        className={buttonClass({ kind: 's' })}
        href={localPath(`/print/${ticket.id}`, language)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon of={Printer} />
        {t('orders.print')}
      </a>
    </header>
  )
}

const steps = ['accept', 'ready', 'send_out', 'hand_over', 'undo'] as const
const words = {
  accept: 'ticket.accept',
  ready: 'ticket.ready',
  send_out: 'ticket.send-out',
  hand_over: 'ticket.hand-over',
  undo: 'told.undo',
} as const

function OrderActs({ desk }: { readonly desk: OrderDesk }) {
  const t = useText()
  const [sheet, setSheet] = useState<'cancel' | 'refund' | 'edit' | 'table'>()
  const [edited, setEdited] = useState<EditedOrderWire>()
  const { ticket } = desk.order
  const may = steps.filter((step) => ticket.may.includes(step))
  const close = () => setSheet(undefined)
  return (
    <div className={page.acts}>
      {may.map((step, i) => (
        <Button
          key={step}
          kind={i === 0 && step !== 'undo' ? 'p' : 's'}
          state={desk.busy === step ? 'busy' : 'idle'}
          onClick={() => desk.move(step, step === 'accept' ? { minutes: ticket.promised_minutes } : {})}
        >
          {t(step === 'hand_over' && ticket.status === 'outdelivery' ? 'ticket.delivered' : words[step])}
        </Button>
      ))}
      {ticket.may.includes('edit') && (
        <Button kind="s" onClick={() => setSheet('edit')}>
          {t('edit.open')}
        </Button>
      )}
      {ticket.may.includes('refund') && (
        <Button kind="s" onClick={() => setSheet('refund')}>
          {t('detail.refund')}
        </Button>
      )}
      {ticket.table?.session_id && (
        <Button kind="s" onClick={() => setSheet('table')}>
          {t('tables.bill-of')}
        </Button>
      )}
      {ticket.may.includes('cancel') && (
        <Button kind="q" onClick={() => setSheet('cancel')}>
          {t('detail.cancel')}
        </Button>
      )}
      <CancelHint ticket={ticket} />
      {sheet === 'cancel' && (
        <CancelSheet
          ticket={ticket}
          onClose={close}
          onCancel={(reason) => {
            desk.move('cancel', { reason })
            close()
          }}
        />
      )}
      {sheet === 'edit' && (
        <EditSheet
          ticket={ticket}
          onClose={close}
          onEdited={(answer) => {
            setEdited(answer)
            close()
            void desk.refresh(true)
          }}
        />
      )}
      <EditResult edited={edited} ticket={ticket} />
      {sheet === 'table' && ticket.table?.session_id && (
        <TableBillSheet sessionId={ticket.table.session_id} onClose={close} />
      )}
      {sheet === 'refund' && (
        <RefundSheet
          ticket={ticket}
          {...(!isNumbered(ticket) && { title: t('detail.refund') })}
          onClose={close}
          onRefunded={() => void desk.refresh(true)}
        />
      )}
    </div>
  )
}

/** What was ordered, and what it costs. */
function OrderLinesCard({ ticket }: { readonly ticket: TicketWire }) {
  const t = useText()
  return (
    <section className={page.card} aria-labelledby="order-lines">
      <h2 id="order-lines">{t('orders.lines')}</h2>
      <TicketLines lines={ticket.lines} priced={ticket.sums !== null} />
      {ticket.notes && <CustomerNote note={ticket.notes} />}
      <dl className={sheet.rows}>
        <BillRows ticket={ticket} />
      </dl>
    </section>
  )
}
