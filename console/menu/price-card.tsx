import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useText } from '../i18n/use-text.ts'
import { AmountField } from './doc-fields.tsx'
import styles from './item-form.module.css'
import { TaxFields } from './tax-fields.tsx'
import type { ItemForm } from './use-item-form.ts'

/** What an item costs, its calories, how many of it and how long it takes. */
export function PriceCard({ form: { doc, set, errors } }: { readonly form: ItemForm }) {
  const t = useText()
  return (
    <section className={styles.card} aria-label={t('dish.price-part')}>
      <h3>{t('dish.price-part')}</h3>
      <div className={styles.three}>
        <AmountField
          label={t('dish.price')}
          value={doc.price}
          error={errors['price']}
          onChange={(price) => set({ price: price ?? '0.00' })}
        />
        <AmountField
          label={t('dish.price-before')}
          value={doc.price_before}
          error={errors['price_before']}
          optional
          onChange={(price_before) => set({ price_before })}
        />
        <WholeNumberField
          label={t('dish.calories')}
          value={doc.calories}
          error={errors['calories']}
          onChange={(calories) => set({ calories })}
          optional
        />
        <WholeNumberField
          label={t('dish.max')}
          value={doc.max_quantity}
          error={errors['max_quantity']}
          onChange={(max_quantity) => set({ max_quantity })}
          optional
        />
        <WholeNumberField
          label={t('dish.minutes')}
          value={doc.make_minutes}
          error={errors['make_minutes']}
          onChange={(make_minutes) => set({ make_minutes })}
        />
      </div>
      <TaxFields tax={doc.tax} onChange={(tax) => set({ tax })} errors={errors} />
    </section>
  )
}
