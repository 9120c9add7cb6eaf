import { Banknote, CreditCard, Smartphone } from 'lucide-react'
import type { TablePaymentWire } from '#contract/dine-in/table-bill.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../i18n/use-text.ts'
import { PaymentSteps } from '../ordering/orders/payment-steps.tsx'
import { Money } from '../shell/money.tsx'
import styles from './table-bill.module.css'

interface TablePaymentProps {
  readonly payment: TablePaymentWire
  readonly onGive: () => void
}

const icons = { online: Smartphone, cash: Banknote, card: CreditCard } as const

/** One payment of a table's bill: how, by whom, where the money is, and what went back of it. */
export function TablePayment({ payment, onGive }: TablePaymentProps) {
  const t = useText()
  const { ticket, amount, tender, what, deposit, who, when, invoice, attempts } = payment
  return (
    <li className={styles.payment}>
      <Icon of={icons[tender]} />
      <div className={styles.what}>
        <b>{t(`tables.by-${tender}`)}</b>
        <p className={styles.small}>
          {t(deposit ? 'tables.of-deposit' : `tables.of-${what}`)}
          {who && (
            <>
              {' · '}
              <bdi>{who}</bdi>
            </>
          )}
          {' · '}
          <bdi>{when}</bdi>
          {invoice !== null && (
            <>
              {' · '}
              {t('tables.invoice')} <N>{invoice}</N>
            </>
          )}
        </p>
        {attempts.map((one) => (
          <PaymentSteps key={one.reference} steps={one.steps} />
        ))}
      </div>
      <div className={styles.side}>
        <Money amount={amount} />
        {Number(ticket.returned) > 0 && (
          <p className={styles.small}>
            {t('tables.given-back')} <Money amount={ticket.returned} />
          </p>
        )}
        {ticket.may.includes('refund') && (
          <Button kind="s" size="sm" aria-label={t('tables.give-back-of', { amount, when })} onClick={onGive}>
            {t('tables.give-back')}
          </Button>
        )}
      </div>
    </li>
  )
}
