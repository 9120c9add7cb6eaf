import { Badge } from '#ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import styles from './phone-screen.module.css'

interface ZoneTermsProps {
  readonly zone: { readonly name: string; readonly fee: string; readonly minimum: string }
  /** What the order still lacks to the minimum, "0.00" for nothing. */
  readonly missing?: string
}

/** What delivering there costs, said before the caller decides. */
export function ZoneTerms({ zone, missing = '0.00' }: ZoneTermsProps) {
  const t = useText()
  return (
    <p className={styles.terms}>
      <bdi>{zone.name}</bdi>
      <span>
        {t('phone.fee')} <Money amount={zone.fee} />
      </span>
      {zone.minimum !== '0.00' && (
        <span>
          {t('phone.minimum')} <Money amount={zone.minimum} />
        </span>
      )}
      {missing !== '0.00' && (
        <Badge tone="warn">
          {t('phone.missing')} <Money amount={missing} />
        </Badge>
      )}
    </p>
  )
}
