import { TicketPercent, X } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './coupon-card.module.css'

interface UsedCouponProps {
  readonly name: string
  /** What it takes off, decimal. */
  readonly off: string
  /** None: it applies by itself, or nobody may take it out any more. */
  readonly onTakeOut?: (() => void) | undefined
}

/** The coupon that stands in a bill, and how to take it out. */
export function UsedCoupon({ name, off, onTakeOut }: UsedCouponProps) {
  const t = useText()
  return (
    <p className={styles.used}>
      <Icon of={TicketPercent} />
      <span className={styles.words}>
        <b>
          <bdi>{name}</bdi>
        </b>
        {off !== '0.00' && <N>−{off}</N>}
      </span>
      {onTakeOut && <IconButton icon={X} label={t('coupon.remove')} onClick={onTakeOut} />}
    </p>
  )
}
