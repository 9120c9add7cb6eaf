import { X } from 'lucide-react'
import { useState } from 'react'
import type { DeskItemWire } from '#contract/menu/menu-desk.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import { AmountField } from './doc-fields.tsx'
import styles from './item-form.module.css'

interface PricePlanCardProps {
  readonly item: DeskItemWire
  readonly act: (run: () => Promise<unknown>) => Promise<boolean>
}

/** Prices that are to be from a moment on. */
export function PricePlanCard({ item, act }: PricePlanCardProps) {
  const t = useText()
  const client = useClient()
  const [price, setPrice] = useState(item.doc.price)
  const [from, setFrom] = useState('')
  const plan = () =>
    // as typed: it is the restaurant's clock, wherever this browser is
    act(() => client.addPriceChange(item.id, { price, due_at: from.slice(0, 16) })).then(
      (done) => done && setFrom(''),
    )
  return (
    <section className={styles.card} aria-label={t('dish.prices')}>
      <h3>{t('dish.prices')}</h3>
      {item.price_changes.length === 0 && <p className={styles.hint}>{t('dish.prices-none')}</p>}
      <ul className={styles.rows}>
        {item.price_changes.map((one) => (
          <li key={one.id} className={styles.planned}>
            <Money amount={one.price} />
            <bdi>{one.due_words}</bdi>
            <IconButton
              icon={X}
              label={t('dish.price-off', { price: one.price, at: one.due_words })}
              onClick={() => void act(() => client.deletePriceChange(one.id))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.three}>
        <AmountField label={t('dish.price')} value={price} onChange={(next) => setPrice(next ?? '0.00')} />
        <Field
          label={t('dish.price-from')}
          type="datetime-local"
          dir="ltr"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
      </div>
      <p>
        <Button kind="s" size="sm" disabled={from === ''} onClick={() => void plan()}>
          {t('dish.price-plan')}
        </Button>
      </p>
    </section>
  )
}
