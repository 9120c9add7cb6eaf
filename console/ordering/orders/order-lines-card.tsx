import type { TicketWire } from '#contract/backoffice/staff.ts'
import { BillRows } from '../board/money/bill-rows.tsx'
import { CustomerNote } from '../board/ticket/customer-note.tsx'
import sheet from '../board/sheet-form.module.css'
import { TicketLines } from '../board/ticket/ticket-lines.tsx'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'

/** What was ordered, and what it costs. */
export function OrderLinesCard({ ticket }: { readonly ticket: TicketWire }) {
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
