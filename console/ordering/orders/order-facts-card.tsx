import { Link } from 'react-router'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useLanguage } from '#web/use-language.ts'
import sheet from '../board/sheet-form.module.css'
import { TicketAddress } from '../board/ticket/ticket-address.tsx'
import { TicketFacts } from '../board/ticket/ticket-facts.tsx'
import { TicketSlot } from '../board/ticket/ticket-facts.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Fact } from '../../shell/fact.tsx'
import page from '../../shell/page.module.css'

/** Whose order it is, where and when it is wanted. */
export function OrderFactsCard({ order }: { readonly order: OrderPageWire }) {
  const t = useText()
  const language = useLanguage()
  const { ticket } = order
  return (
    <section className={page.card} aria-labelledby="order-facts">
      <h2 id="order-facts">{t('orders.facts')}</h2>
      <TicketAddress address={ticket.address} zone={ticket.zone_name} />
      <TicketSlot ticket={ticket} />
      <TicketFacts ticket={ticket} />
      <dl className={sheet.rows}>
        {ticket.contact_name && <Fact name={t('detail.customer')}>{<bdi>{ticket.contact_name}</bdi>}</Fact>}
        {ticket.contact_mobile && (
          <Fact name={t('detail.mobile')}>
            <a href={`tel:${ticket.contact_mobile}`}>
              <N>{ticket.contact_mobile}</N>
            </a>
          </Fact>
        )}
        <Fact name={t('board.branch')}>{<bdi>{order.branch}</bdi>}</Fact>
        <Fact name={t('orders.placed')}>{<bdi>{order.placed}</bdi>}</Fact>
        {order.invoice !== null && <Fact name={t('orders.invoice')}>{<N>{order.invoice}</N>}</Fact>}
        {ticket.cancel_reason && <Fact name={t('detail.reason')}>{<bdi>{ticket.cancel_reason}</bdi>}</Fact>}
      </dl>
      {order.customer?.note && (
        <Note tone="info">
          <Typed>{order.customer.note}</Typed>
        </Note>
      )}
      <div className={page.acts}>
        {order.customer?.id && (
          <Link className={page.link} to={localPath(`/customers/${order.customer.id}`, language)}>
            {t('orders.customer-page')}
          </Link>
        )}
        {ticket.contact_mobile && (
          <Link
            className={page.link}
            to={`${localPath('/orders', language)}?q=${encodeURIComponent(ticket.contact_mobile)}`}
          >
            {t('orders.of-customer')}
          </Link>
        )}
        <a className={page.link} href={order.link} target="_blank" rel="noreferrer">
          {t('orders.guest-page')}
        </a>
      </div>
    </section>
  )
}
