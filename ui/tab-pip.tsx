import type { ReactNode } from 'react'
import styles from './bottom-tabs.module.css'

/** An icon with a number at its corner; none at 0. `words` says the number aloud. */
export function TabPip({
  count,
  words,
  children,
}: {
  readonly count: number
  readonly words: string
  readonly children: ReactNode
}) {
  return (
    <span className={styles.pip}>
      {children}
      {count > 0 && (
        <>
          <span className={styles.count} aria-hidden>
            {count}
          </span>
          <span className="vh">{words}</span>
        </>
      )}
    </span>
  )
}
