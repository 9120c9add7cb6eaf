import { useEffect } from 'react'
import type { OrderPageWire } from '#contract/order-desk.ts'
import type { StaffWire } from '#contract/staff.ts'
import { N } from '#ui/n.tsx'
import { Price } from '#ui/price.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './paper-ticket.module.css'

interface PaperTicketProps {
  readonly order: OrderPageWire
  readonly tenant: StaffWire['tenant']
}

/** An order on paper 80 mm wide, black on white, without anything that a thermal head cannot print. */
export function PaperTicket({ order, tenant }: PaperTicketProps) {
  const t = useText()
  const { ticket } = order
  const symbolFirst = useLanguage() === 'en'
  useEffect(() => window.print(), [])
  const money = (amount: string) => (
    <Price amount={amount} symbol={tenant.symbol} symbolFirst={symbolFirst} size="s" />
  )
  return (
    <main className={styles.paper}>
      <title>{t('detail.title', { number: ticket.number })}</title>
      <p className={styles.center}>
        <bdi>{tenant.name}</bdi>
        <br />
        <bdi>{order.branch}</bdi>
      </p>
      <h1 className={styles.number}>
        <N>#{ticket.number}</N>
      </h1>
      <p className={styles.center}>
        <b>{t(`type.${ticket.type}`)}</b>
        <br />
        <bdi>{order.placed}</bdi>
      </p>
      {ticket.table && (
        <p className={styles.center}>
          <b>
            <bdi>{ticket.table.name}</bdi>
          </b>
        </p>
      )}
      <p>
        <bdi>{ticket.contact_name}</bdi> <N>{ticket.contact_mobile}</N>
      </p>
      {ticket.notes && (
        <p className={styles.note}>
          <bdi>{ticket.notes}</bdi>
        </p>
      )}
      <ul className={styles.lines}>
        {ticket.lines.map((line) => (
          <li key={line.line_id}>
            <span>
              <N>{line.quantity}×</N> <bdi>{line.name}</bdi>
            </span>
            {money(line.subtotal)}
            {line.options.map((option) => (
              <small key={option.option_id}>
                <bdi>{option.name}</bdi> {option.quantity > 1 && <N>×{option.quantity}</N>}
              </small>
            ))}
            {line.note && (
              <small className={styles.note}>
                <bdi>{line.note}</bdi>
              </small>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t('detail.total')}</span>
        {money(ticket.total)}
      </p>
      <p className={styles.center}>{t(`orders.paid.${ticket.payment_state}`)}</p>
    </main>
  )
}
