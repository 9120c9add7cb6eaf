import type { ReactNode } from 'react'
import { Chip } from '#ui/fields/chip.tsx'
import styles from './outbox-page.module.css'

interface FilterProps {
  readonly label: string
  /** What the chip of no choice says. */
  readonly all: string
  /** Of all messages, repeated as they are. */
  readonly values: readonly string[]
  readonly chosen: string | undefined
  readonly onChoose: (value: string | undefined) => void
  readonly show?: (value: string) => ReactNode
}

/** One choice among what the messages hold, or all of it. */
export function Filter({ label, all, values, chosen, onChoose, show = (value) => value }: FilterProps) {
  const kinds = [...new Set(chosen === undefined ? values : [...values, chosen])].sort()
  return (
    <div className={styles.filter} role="group" aria-label={label}>
      <Chip on={chosen === undefined} onClick={() => onChoose(undefined)}>
        {all}
      </Chip>
      {kinds.map((value) => (
        <Chip key={value} on={chosen === value} onClick={() => onChoose(value)}>
          {show(value)}
        </Chip>
      ))}
    </div>
  )
}
