import { ChevronDown, FileText } from 'lucide-react'
import type { OrderWire } from '#contract/ordering/order.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { BillLines } from '../../ordering/cart/bill-lines.tsx'
import { BillRows } from '../../ordering/cart/bill-rows.tsx'
import { LinePicture } from '../../ordering/cart/line/line-picture.tsx'
import { Say } from '../../i18n/say.tsx'
import { useCompanyText } from '../../i18n/use-company-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import styles from './order-card.module.css'
import { hasEnded } from './order-progress.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Typed } from '#ui/text/typed.tsx'
import { LocalLink } from '../../shell/local-link.tsx'

/** Lines and bill, folded until asked for. */
export function OrderCard({ order }: { readonly order: OrderWire }) {
  const t = useText()
  const { bill, number } = order
  const totalWord = useTotalWord(order)
  const [first] = bill.lines
  return (
    <details className={styles.card}>
      <summary>
        {first && <LinePicture line={first} />}
        <span className={styles.words}>
          <b>
            {t('order.details')} {number && <N>#{number}</N>}
          </b>
          <span className={styles.sub}>
            <Say
              k={isPaid(order) ? 'order.items-paid' : 'order.items-sum'}
              count={bill.count}
              holes={{ count: <N>{bill.count}</N>, sum: <Money amount={bill.total} size="s" /> }}
            />
          </span>
        </span>
        <span className={styles.arrow}>
          <Icon of={ChevronDown} />
        </span>
      </summary>
      <BillLines lines={bill.lines} />
      {order.notes && (
        <p className={styles.sub}>
          {t('order.notes')}: <Typed>{order.notes}</Typed>
        </p>
      )}
      {order.contact_name && (
        <p className={styles.sub}>
          <Say k="order.contact" holes={{ name: <bdi>{order.contact_name}</bdi> }} /> ·{' '}
          <N>{order.contact_mobile}</N>
        </p>
      )}
      <div>
        <BillRows bill={bill} totalWord={totalWord} tax />
      </div>
      <ReceiptLink order={order} />
    </details>
  )
}

const isPaid = (order: OrderWire) => order.payment_state === 'paid' && !order.on_account

/** Of one that a company owes its guest reads so, not that it was paid. Decision 0182. */
function useTotalWord(order: OrderWire): string {
  const t = useText()
  const company = useCompanyText()
  if (isPaid(order)) return t('bill.paid')
  if (hasEnded(order)) return t('bill.total')
  return order.on_account ? company('company.total') : t('bill.to-pay')
}

/** The receipt of an order that was placed: a page, and from there its PDF. */
function ReceiptLink({ order }: { readonly order: Pick<OrderWire, 'id' | 'number'> }) {
  const t = useText()
  if (!order.number) return null
  return (
    <LocalLink className={buttonClass({ kind: 's' })} to={`/order/${order.id}/receipt`}>
      <Icon of={FileText} />
      {t('order.receipt')}
    </LocalLink>
  )
}
