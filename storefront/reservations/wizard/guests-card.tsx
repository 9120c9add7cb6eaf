import { UsersRound } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import styles from './guests-card.module.css'
import type { WizardBounds } from './wizard.ts'

interface GuestsCardProps {
  readonly guests: number
  readonly bounds: Pick<WizardBounds, 'from' | 'to'>
  readonly onMove: (by: 1 | -1) => void
}

/** How many come: one more or fewer at a time, within what the branch takes (spec 4). */
export function GuestsCard({ guests, bounds: { from, to }, onMove }: GuestsCardProps) {
  const t = useReservationText()
  return (
    <section className={styles.card} aria-labelledby="reserve-guests">
      <span className={styles.sign}>
        <Icon of={UsersRound} size="l" />
      </span>
      <div className={styles.words}>
        <h2 id="reserve-guests">{t('reserve.guests')}</h2>
        <p>{t('reserve.guests-range', { from, to })}</p>
      </div>
      <Stepper
        value={guests}
        min={from}
        max={to}
        size="lg"
        words={{
          less: t('reserve.fewer'),
          more: t('reserve.more'),
          remove: t('reserve.fewer'),
          most: t('reserve.most', { count: to }),
        }}
        onChange={(next) => onMove(next > guests ? 1 : -1)}
      />
    </section>
  )
}
