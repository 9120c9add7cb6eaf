import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import { N } from '#ui/text/n.tsx'
import type { TextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import styles from './payment-steps.module.css'

const words: Readonly<Record<string, TextKey>> = {
  opened: 'payment.step.opened',
  submitting: 'payment.step.submitting',
  submitted: 'payment.step.submitted',
  answer: 'payment.step.answer',
  'close-answer': 'payment.step.close-answer',
  'webhook-payment': 'payment.step.webhook',
  'webhook-refund': 'payment.step.webhook-refund',
  'refund-bounced': 'payment.step.bounced',
  'refund-twice': 'payment.step.twice',
  'refund-settled': 'payment.step.settled',
  'gives-back': 'payment.step.gives-back',
}

/** The journal of one payment, for whoever has to find out where the money is. */
export function PaymentSteps({ steps }: Pick<OrderPageWire['payments'][number], 'steps'>) {
  const t = useText()
  if (steps.length === 0) return null
  const wordOf = (step: string) => {
    const word = words[step]
    if (word) return t(word)
    const [, kind, how] = /^(refund|not-opened|not-submitted)-(.*)$/.exec(step) ?? []
    if (kind === 'refund') return t('payment.step.refund', { state: how ?? '' })
    return kind ? t('payment.step.failed', { why: how ?? '' }) : step
  }
  return (
    <details className={styles.steps}>
      <summary>{t('payment.steps', { count: steps.length })}</summary>
      <ol>
        {steps.map(({ step, count, when }, i) => (
          <li key={i}>
            <bdi>{wordOf(step)}</bdi>
            {count > 1 && (
              <>
                {' '}
                <N>×{count}</N>
              </>
            )}
            <span className={page.small}>
              <bdi>{when}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
