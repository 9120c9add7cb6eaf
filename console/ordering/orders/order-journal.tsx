import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import { Typed } from '#ui/text/typed.tsx'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import styles from './order-journal.module.css'

/** What happened to an order, oldest first, in words. */
export function OrderJournal({ journal }: Pick<OrderPageWire, 'journal'>) {
  const t = useText()
  return (
    <section className={page.card} aria-labelledby="order-journal">
      <h2 id="order-journal">{t('orders.journal')}</h2>
      <ol className={styles.steps}>
        {journal.map((step, i) => (
          <li key={i}>
            <b>
              {step.from === step.to ? t('orders.note') : t(`status.${step.to}`)}
              {step.reason && (
                <>
                  {': '}
                  <Typed>{step.reason}</Typed>
                </>
              )}
            </b>
            <span className={page.small}>
              <bdi>{step.name || t(`orders.by.${step.by}`)}</bdi>
              {' · '}
              <time dateTime={step.at}>
                <bdi>{step.when}</bdi>
              </time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
