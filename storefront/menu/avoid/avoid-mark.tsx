import type { BillLineWire } from '#contract/ordering/cart.ts'
import { Badge } from '#ui/badge.tsx'
import { useAvoidText } from '../../i18n/use-avoid-text.ts'
import styles from './avoid.module.css'
import { useAvoided } from './avoid-store.ts'

/** What the guest of this browser does not eat and is in there by the restaurant's own words; nothing where it is none of it. */
export default function AvoidMark({ holds = [], unfit = [] }: Pick<BillLineWire, 'holds' | 'unfit'>) {
  const t = useAvoidText()
  const avoided = useAvoided()
  const names = [
    ...holds.flatMap(({ id, name }) => (avoided.allergens.includes(id) ? [name] : [])),
    ...avoided.diets.flatMap((diet) => (unfit.includes(diet) ? [t(`avoid.not-${diet}`)] : [])),
  ]
  if (names.length === 0) return null
  return (
    <span className={styles.mark}>
      <Badge tone="warn">{t('avoid.in-it', { names: names.join(t('avoid.comma')) })}</Badge>
    </span>
  )
}
