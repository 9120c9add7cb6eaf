import { Fragment } from 'react'
import type { BranchWire } from '#contract/menu/menu.ts'
import type { CartWire } from '#contract/ordering/cart.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { BillRows } from '../../ordering/cart/bill-rows.tsx'
import { BillLines } from '../../ordering/cart/bill-lines.tsx'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'
import { useSite } from '../../shell/use-site.ts'
import { Card } from './card.tsx'
import styles from './checkout-summary.module.css'
import { taxNumberOf } from './tax-number-of.ts'
import type { Checkout } from './use-checkout.ts'
import { wayOf } from './way-of.ts'

export interface CheckoutSummaryProps {
  readonly cart: CartWire
  readonly branch: BranchWire | undefined
  readonly pages: readonly { readonly slug: string; readonly title: string }[]
  readonly checkout: Pick<Checkout, 'paying' | 'waiting'>
}

/** What is ordered, the bill, and the button that repeats its sum. */
export function CheckoutSummary({ cart, branch, checkout, pages }: CheckoutSummaryProps) {
  const { paying, waiting } = checkout
  const t = useText()
  const { pending } = useCart()
  const { blocked, bill } = cart
  const taxNumber = taxNumberOf(branch, useSite())
  const byCard = wayOf(cart) === 'card' && Number(bill.to_pay) > 0
  return (
    <div className={styles.summary}>
      <Card title={t('checkout.your-order')}>
        <BillLines lines={bill.lines} />
        <div>
          <BillRows bill={bill} totalWord={t('bill.to-pay')} tax taxNumber={taxNumber} />
        </div>
        <Agreement pages={pages} />
      </Card>
      <div className={styles.pay}>
        {blocked && <Note tone="warn">{blocked.message}</Note>}
        <Button
          type="submit"
          size="lg"
          wide
          spread={!paying}
          state={paying ? 'busy' : 'idle'}
          disabled={blocked !== null || pending.size > 0}
        >
          {paying ? (
            t(waiting ? 'checkout.waiting' : byCard ? 'checkout.paying' : 'checkout.placing')
          ) : (
            <>
              {t(byCard ? 'checkout.pay' : 'checkout.place')}
              <Money amount={bill.to_pay} />
            </>
          )}
        </Button>
      </div>
    </div>
  )
}

function Agreement({ pages }: Pick<CheckoutSummaryProps, 'pages'>) {
  const t = useText()
  if (pages.length === 0) return null
  const links = pages.map(({ slug, title }, i) => (
    <Fragment key={slug}>
      {i > 0 && t('cart.and')}
      <LocalLink to={`/page/${slug}`}>{title}</LocalLink>
    </Fragment>
  ))
  return (
    <p className={styles.agreement}>
      <Say k="checkout.terms" holes={{ pages: links }} />
    </p>
  )
}
