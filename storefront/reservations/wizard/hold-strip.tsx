import { Timer } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import { clockOf } from '../../i18n/clock-of.ts'
import { fillWith } from '../../i18n/say.tsx'
import styles from './hold-strip.module.css'
import { useHoldLeft } from './use-hold-left.ts'

interface HoldStripProps {
  /** ISO */
  readonly until: string
  readonly renderedAt: string
  readonly onOver: () => void
}

/** How long the table is still held; said aloud at five minutes and at one (design 9). */
export function HoldStrip({ until, renderedAt, onOver }: HoldStripProps) {
  const t = useReservationText()
  const left = useHoldLeft(until, renderedAt, onOver)
  const spoken = left > 0 && left <= 60 ? 1 : left <= 300 ? 5 : undefined
  return (
    <div className={styles.strip} data-soon={left < 60 || undefined}>
      <Icon of={Timer} size="s" />
      <span role="timer">{fillWith(t('reserve.hold'), { clock: <N>{clockOf(left)}</N> })}</span>
      <span className="vh" role="status">
        {spoken && left > 0 ? t('reserve.hold-minutes', { count: spoken }) : ''}
      </span>
    </div>
  )
}
