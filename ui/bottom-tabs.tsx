import type { ReactNode } from 'react'
import styles from './bottom-tabs.module.css'

/** The tabs of a phone, below 1024 px. Each child is a link with its icon and word. */
export function BottomTabs({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
