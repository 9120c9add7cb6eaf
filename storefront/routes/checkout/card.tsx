import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './card.module.css'

/** A titled card of the checkout. */
export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
