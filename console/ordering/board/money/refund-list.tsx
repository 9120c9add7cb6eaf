import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Badge } from '#ui/badge.tsx'
import type { TextKey } from '#console/i18n/catalogue.ts'
import { useText } from '#console/i18n/use-text.ts'
import { Money } from '#console/shell/money.tsx'
import { JudgeRefund } from './judge-refund.tsx'
import styles from '../sheet-form.module.css'

const tones: Readonly<Record<string, 'ok' | 'err' | 'warn' | 'info'>> = {
  done: 'ok',
  failed: 'err',
  needs_person: 'warn',
  bounced: 'warn',
  settled: 'ok',
}

/** Every refund of an order and how far it has come; of one that needs a person, what that person may say. */
export function RefundList({ ticket: { id, refunds } }: { readonly ticket: TicketWire }) {
  const t = useText()
  if (refunds.length === 0) return null
  return (
    <section>
      <h3>{t('detail.refunds')}</h3>
      <dl className={styles.rows}>
        {refunds.map(({ id: refundId, amount, currency, state, reason }) => (
          <div key={refundId}>
            <dt>
              <bdi>{reason}</bdi>
            </dt>
            <dd>
              <Badge tone={tones[state] ?? 'info'}>{t(`refund.state.${state}` as TextKey)}</Badge>{' '}
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {refunds
        .filter(({ state, owed }) => state === 'needs_person' || state === 'bounced' || owed)
        .map(({ id: refundId, state }) => (
          <JudgeRefund key={`${refundId} ${state}`} orderId={id} refundId={refundId} state={state} />
        ))}
    </section>
  )
}
