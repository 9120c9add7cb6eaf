import type { ReactNode } from 'react'
import styles from './cart-bar.module.css'

interface CartBarProps {
  readonly count: number
  readonly label: string
  readonly price: ReactNode
  readonly onOpen: () => void
}

/** Count, verb, total: one press opens the cart. Its count bumps once when it changes. */
export function CartBar({ count, label, price, onOpen }: CartBarProps) {
  return (
    <button type="button" className={styles.bar} onClick={onOpen}>
      <span key={count} className={styles.count}>
        {count}
      </span>
      <span className={styles.label}>{label}</span>
      {price}
    </button>
  )
}
