import type { TicketWire } from '#contract/staff.ts'
import { CustomerNote } from '../board/customer-note.tsx'
import sheet from '../board/sheet-form.module.css'
import { SumRows } from '../board/sum-rows.tsx'
import { TicketLines } from '../board/ticket-lines.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import page from '../shell/page.module.css'

/** What was ordered, and what it costs. */
export function OrderLinesCard({ ticket }: { readonly ticket: TicketWire }) {
  const t = useText()
  return (
    <section className={page.card} aria-labelledby="order-lines">
      <h2 id="order-lines">{t('orders.lines')}</h2>
      <TicketLines lines={ticket.lines} />
      {ticket.notes && <CustomerNote note={ticket.notes} />}
      <dl className={sheet.rows}>
        {ticket.sums && <SumRows sums={ticket.sums} />}
        <div>
          <dt>{t('detail.total')}</dt>
          <dd>
            <Money amount={ticket.total} size="m" />
          </dd>
        </div>
      </dl>
    </section>
  )
}
