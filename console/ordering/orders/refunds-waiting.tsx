import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { WaitingRefundsWire } from '#contract/payments/refunds.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import page from '../../shell/page.module.css'

/** Refunds that wait for a person: their guests are without the money, and nothing else would say so (safety 5). */
export function RefundsWaiting({ refunds }: { readonly refunds: WaitingRefundsWire['data'] }) {
  const t = useText()
  const language = useLanguage()
  if (refunds.length === 0) return null
  return (
    <section className={page.card} aria-labelledby="refunds-waiting">
      <h2 id="refunds-waiting">
        {t('refund.waiting')}{' '}
        <Badge tone="warn">
          <N>{refunds.length}</N>
        </Badge>
      </h2>
      <ul className={page.lines}>
        {refunds.map(({ id, order_id, number, branch, amount, currency, state, when }) => (
          <li key={id}>
            <Icon of={TriangleAlert} size="s" />
            <Link className={page.link} to={localPath(`/orders/${order_id}`, language)}>
              {number ? <N>#{number}</N> : t('refund.waiting-payment')}
            </Link>
            <Badge tone={state === 'failed' ? 'err' : 'warn'}>{t(`refund.state.${state}`)}</Badge>
            <span className={page.grow}>
              <bdi>{[when, branch].filter(Boolean).join(' · ')}</bdi>
            </span>
            <Money amount={amount} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}
