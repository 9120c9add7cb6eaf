import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './card.module.css'

/** A card of the account; its title may be for ears alone. */
export function Card({
  title,
  quiet = false,
  children,
}: {
  readonly title: string
  readonly quiet?: boolean
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={quiet ? 'vh' : undefined}>
        {title}
      </h2>
      {children}
    </section>
  )
}
