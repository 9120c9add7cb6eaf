import { ShoppingBag, Truck } from 'lucide-react'
import type { DeliveryAnswerWire } from '#contract/delivery/delivery.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useDeliveryText } from '../i18n/use-delivery-text.ts'
import { FeeWords } from './fee-words.tsx'
import { MinuteWords } from './minute-words.tsx'
import styles from './alternatives.module.css'

interface AlternativesProps {
  readonly answer: Pick<DeliveryAnswerWire, 'others' | 'pickup'>
  /** Delivery from another branch, or pickup: chosen by a press. */
  readonly onChoose: (choice: { readonly type: 'delivery' | 'pickup'; readonly branchId: string }) => void
}

/** What can be had where this branch does not deliver: another branch that does, or the nearest to pick up from. */
export function Alternatives({ answer: { others, pickup }, onChoose }: AlternativesProps) {
  const t = useDeliveryText()
  if (others.length === 0 && !pickup) return null
  return (
    <ul className={styles.list} aria-label={t('delivery.instead')}>
      {others.map((one) => (
        <li key={one.branch_id}>
          <button
            type="button"
            className={styles.choice}
            onClick={() => onChoose({ type: 'delivery', branchId: one.branch_id })}
          >
            <Icon of={Truck} />
            <span className={styles.words}>
              <b>{t('delivery.other', { branch: one.branch_name })}</b>
              <span>
                {one.open ? (
                  <>
                    <FeeWords fee={one.fee} /> · <MinuteWords {...one.ready_minutes} />
                  </>
                ) : (
                  t('delivery.closed')
                )}
              </span>
            </span>
          </button>
        </li>
      ))}
      {pickup && (
        <li>
          <button
            type="button"
            className={styles.choice}
            onClick={() => onChoose({ type: 'pickup', branchId: pickup.branch_id })}
          >
            <Icon of={ShoppingBag} />
            <span className={styles.words}>
              <b>{t('delivery.pickup', { branch: pickup.branch_name })}</b>
              <span>
                <N>{pickup.distance}</N> {t('delivery.km')}
                {!pickup.open && ` · ${t('delivery.closed')}`}
              </span>
            </span>
          </button>
        </li>
      )}
    </ul>
  )
}
