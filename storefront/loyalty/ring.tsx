import type { ReactNode } from 'react'
import styles from './ring.module.css'

interface RingProps {
  /** Whole, 0 to 100. */
  readonly percent: number
  /** What stands in it. */
  readonly children: ReactNode
  readonly size?: 'm' | 'l'
  /** Green once it is won. */
  readonly won?: boolean
}

const around = 207

/** How far a challenge is: a ring that runs clockwise in both languages and draws itself once (design 7). */
export function Ring({ percent, children, size = 'm', won = false }: RingProps) {
  return (
    <span className={`${styles.ring} ${styles[size]} ${won ? styles.won : ''}`}>
      <svg viewBox="0 0 76 76" aria-hidden>
        <circle cx="38" cy="38" r="33" className={styles.ground} />
        {percent > 0 && (
          <circle
            cx="38"
            cy="38"
            r="33"
            className={styles.line}
            strokeDasharray={around}
            strokeDashoffset={around - (around * percent) / 100}
          />
        )}
      </svg>
      <b>{children}</b>
    </span>
  )
}
