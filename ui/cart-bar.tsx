import type { ReactNode } from 'react'
import styles from './cart-bar.module.css'

interface CartBarProps {
  readonly count: number
  readonly label: ReactNode
  readonly price: ReactNode
  /** How much of what is needed is there, 0 to 1: a thin line fills (design 5). None where nothing is missing. */
  readonly filled?: number | undefined
  readonly onOpen: () => void
}

/** Count, verb, total: one press opens the cart. Its count bumps once when it changes. */
export function CartBar({ count, label, price, filled, onOpen }: CartBarProps) {
  return (
    <button type="button" className={styles.bar} onClick={onOpen}>
      <span key={count} className={styles.count}>
        {count}
      </span>
      <span className={styles.label}>{label}</span>
      {price}
      {filled !== undefined && (
        <span className={styles.line} aria-hidden>
          <i style={{ inlineSize: `${Math.round(filled * 100)}%` }} />
        </span>
      )}
    </button>
  )
}
