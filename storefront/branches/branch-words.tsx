import { CalendarClock, Star } from 'lucide-react'
import type { BranchWire } from '#contract/menu/menu.ts'
import { Badge } from '#ui/badge.tsx'
import { N } from '#ui/text/n.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useChoiceText } from '../i18n/use-choice-text.ts'
import { Say } from '../i18n/say.tsx'
import styles from './branch-words.module.css'

interface BranchWordsProps {
  readonly branch: BranchWire
  /** Kilometres, when the visitor's place is known. */
  readonly far: string | undefined
  /** None inside a label, where no heading may stand. */
  readonly heading?: 'h2' | 'h3'
}

/** Name, address, hours and minutes of a branch. */
export function BranchWords({ branch, far, heading }: BranchWordsProps) {
  const { from, to } = branch.ready_minutes
  const t = useChoiceText()
  const Part = heading ? 'div' : 'span'
  const Name = heading ?? 'b'
  return (
    <Part className={branch.open ? styles.words : `${styles.words} ${styles.closed}`}>
      <Part className={styles.head}>
        <Name className={styles.name}>{branch.name}</Name>
        {far && (
          <span className={styles.far}>
            <Say k="branch.far" holes={{ distance: <N>{far}</N> }} />
          </span>
        )}
      </Part>
      <span className={styles.address}>
        <Typed>{branch.address}</Typed>
      </span>
      <span className={styles.badges}>
        <Badge tone={branch.open ? 'ok' : 'plain'}>{branch.hours_note}</Badge>
        {!branch.open && branch.schedule_allowed && (
          <Badge tone="info" icon={CalendarClock}>
            {t('choice.later-badge')}
          </Badge>
        )}
        {branch.stars && <BranchStars stars={branch.stars} />}
        {branch.open && (
          <Badge>
            <Say k="branch.minutes" count={to} holes={{ range: <N>{`${from}–${to}`}</N> }} />
          </Badge>
        )}
      </span>
    </Part>
  )
}

/** What guests say of it (decision 0025). */
function BranchStars({ stars }: { readonly stars: NonNullable<BranchWire['stars']> }) {
  const say = useChoiceText()
  return (
    <Badge icon={Star}>
      <span className="vh">{say('branch.stars', { ...stars })}</span>
      <span aria-hidden>
        <N>{stars.average}</N> <N>{`(${stars.count})`}</N>
      </span>
    </Badge>
  )
}
