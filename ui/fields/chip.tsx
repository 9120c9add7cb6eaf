import type { ButtonHTMLAttributes } from 'react'
import styles from './chip.module.css'

interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  readonly on?: boolean
}

/** One of a few choices; chosen shows by line, ground and weight together. */
export function Chip({ on = false, ...rest }: ChipProps) {
  return <button {...rest} type="button" aria-pressed={on} className={styles.chip} />
}
