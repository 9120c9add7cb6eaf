import { ChevronRight } from 'lucide-react'
import type { AlternativesWire, AlternativeWire } from '#contract/reservations/reservation-wire.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'
import styles from './period-board.module.css'
import { wizardPath } from '../reservation-paths.ts'

interface AlternativesProps {
  readonly found: AlternativesWire
  readonly guests: number
  readonly onTake: (alternative: AlternativeWire) => void
}

/** What is free nearest to the wish, each a tap away: other times, other days, other branches. */
export function Alternatives({ found, guests, onTake }: AlternativesProps) {
  const t = useReservationText()
  const here = [...found.times, ...found.days]
  if (here.length === 0 && found.branches.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby="reserve-others">
      <h2 id="reserve-others">{t('reserve.alternatives')}</h2>
      {here.map((one) => (
        <Button key={keyOf(one)} kind="q" wide spread onClick={() => onTake(one)}>
          <Words of={one} />
        </Button>
      ))}
      {found.branches.map((one) => (
        <LocalLink
          key={keyOf(one)}
          className={buttonClass({ kind: 'q', wide: true, spread: true })}
          to={wizardPath(one.branch_id, { ...one, guests })}
        >
          <Words of={one} branch />
        </LocalLink>
      ))}
    </section>
  )
}

const keyOf = ({ branch_id, area_id, start }: AlternativeWire) => `${branch_id} ${area_id} ${start}`

function Words({ of, branch = false }: { readonly of: AlternativeWire; readonly branch?: boolean }) {
  return (
    <>
      <span className={styles.words}>
        {of.words}
        <small>
          {branch && (
            <>
              <bdi>{of.branch_name}</bdi> ·{' '}
            </>
          )}
          <bdi>{of.area_name}</bdi>
        </small>
      </span>
      {Number(of.cost) > 0 ? <Money amount={of.cost} size="s" /> : <Icon of={ChevronRight} size="s" flip />}
    </>
  )
}
