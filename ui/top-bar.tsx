import type { ReactNode } from 'react'
import styles from './top-bar.module.css'

interface TopBarProps {
  /** Back link at the start. */
  readonly start?: ReactNode
  readonly title: string
  readonly end?: ReactNode
  /** What is below is one column: the bar is no wider. */
  readonly column?: boolean
}

/** The head of an inner page: back, title, at most one action. */
export function TopBar({ start, title, end, column = false }: TopBarProps) {
  return (
    <header className={column ? `${styles.bar} ${styles.column}` : styles.bar}>
      {start}
      <h1>{title}</h1>
      {end && <div className={styles.end}>{end}</div>}
    </header>
  )
}
