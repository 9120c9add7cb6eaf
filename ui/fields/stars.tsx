import { Star } from 'lucide-react'
import styles from './stars.module.css'

interface StarsProps {
  readonly count: number
  /** What they say, in words: "4 stars of 5". */
  readonly label: string
}

const five = [1, 2, 3, 4, 5]

/** Stars that were given, to look at; their number is said in words. */
export function Stars({ count, label }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {five.map((one) => (
        <Star key={one} size={18} aria-hidden className={one <= count ? styles.on : styles.off} />
      ))}
    </span>
  )
}
