import { CreditCard } from 'lucide-react'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Card } from './card.tsx'
import styles from './pay-card.module.css'

/** How to pay: by card, on the gateway's own page. */
export function PayCard() {
  const t = useText()
  return (
    <Card title={t('checkout.pay-with')}>
      <ChoiceRow
        type="radio"
        name="payment_method"
        value="card"
        checked
        onChange={() => {}}
        end={
          <span className={styles.mark}>
            <Icon of={CreditCard} />
          </span>
        }
      >
        {t('checkout.card')}
        <span className={styles.hint}>{t('checkout.card-hint')}</span>
      </ChoiceRow>
    </Card>
  )
}
