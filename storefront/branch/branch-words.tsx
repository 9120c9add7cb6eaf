import type { BranchWire } from '#contract/menu.ts'
import { Badge } from '#ui/badge.tsx'
import { N } from '#ui/n.tsx'
import { Say } from '../i18n/say.tsx'
import styles from './branch-words.module.css'

interface BranchWordsProps {
  readonly branch: BranchWire
  /** Kilometres, when the visitor's place is known. */
  readonly far: string | undefined
  readonly heading: 'h2' | 'h3'
}

/** Name, address, hours and minutes of a branch. */
export function BranchWords({ branch, far, heading: Heading }: BranchWordsProps) {
  const { from, to } = branch.ready_minutes
  return (
    <span className={branch.open ? styles.words : `${styles.words} ${styles.closed}`}>
      <span className={styles.head}>
        <Heading className={styles.name}>{branch.name}</Heading>
        {far && (
          <span className={styles.far}>
            <Say k="branch.far" holes={{ distance: <N>{far}</N> }} />
          </span>
        )}
      </span>
      <span className={styles.address}>{branch.address}</span>
      <span className={styles.badges}>
        <Badge tone={branch.open ? 'ok' : 'plain'}>{branch.hours_note}</Badge>
        {branch.open && (
          <Badge>
            <Say k="branch.minutes" holes={{ range: <N>{`${from}–${to}`}</N> }} />
          </Badge>
        )}
      </span>
    </span>
  )
}
