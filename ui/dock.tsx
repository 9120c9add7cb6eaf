import type { ReactNode } from 'react'
import styles from './cart-bar.module.css'

/** The dock at the bottom of a view; `solid` for pages with one action, else fading into the page. */
export function Dock({
  solid = false,
  children,
}: {
  readonly solid?: boolean
  readonly children: ReactNode
}) {
  return (
    <div data-dock className={`${styles.dock} ${solid ? styles.solid : ''}`}>
      {children}
    </div>
  )
}
