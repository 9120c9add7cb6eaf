import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { CreditNotes } from '../board/money/credit-notes.tsx'
import { RefundList } from '../board/money/refund-list.tsx'
import sheet from '../board/sheet-form.module.css'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import { PaymentSteps } from './payment-steps.tsx'
import page from '../../shell/page.module.css'

/** Answers that a person acts on, in words. */
const isForPerson = (answer: string): answer is 'wrong-mode' | 'unresolved' =>
  answer === 'wrong-mode' || answer === 'unresolved'

/** How it was paid, each attempt, and what went back. */
export function OrderMoneyCard({ order }: { readonly order: OrderPageWire }) {
  const t = useText()
  const { ticket, payments } = order
  return (
    <section className={page.card} aria-labelledby="order-money">
      <h2 id="order-money">{t('orders.money')}</h2>
      <p>
        <Badge tone={ticket.payment_state === 'paid' ? 'ok' : 'warn'}>
          {t(`orders.paid.${ticket.payment_state}`)}
        </Badge>
      </p>
      {payments.length > 0 && (
        <dl className={sheet.rows}>
          {payments.map((one) => (
            <div key={one.reference}>
              <dt>
                {t(`orders.attempt.${one.state}`)}
                <span className={page.small}>
                  {' · '}
                  <bdi>{one.when}</bdi>
                  {one.answer && one.answer !== one.state && (
                    <>
                      {' · '}
                      <bdi>{isForPerson(one.answer) ? t(`orders.${one.answer}`) : one.answer}</bdi>
                    </>
                  )}
                </span>
                <PaymentSteps steps={one.steps} />
              </dt>
              <dd>
                <Money amount={one.amount} currency={one.currency} />
              </dd>
            </div>
          ))}
          {ticket.till !== '0.00' && (
            <div>
              <dt>{t('orders.till')}</dt>
              <dd>
                <Money amount={ticket.till} />
              </dd>
            </div>
          )}
        </dl>
      )}
      <CreditNotes notes={order.credit_notes} />
      <RefundList ticket={ticket} />
    </section>
  )
}
