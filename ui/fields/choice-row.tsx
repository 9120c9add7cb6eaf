import type { ReactNode } from 'react'
import styles from './choice-row.module.css'

interface ChoiceRowProps {
  readonly type: 'radio' | 'checkbox'
  /** A toggle looks like a switch; it is a checkbox underneath. */
  readonly toggle?: boolean
  readonly name: string
  readonly value?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  readonly children: ReactNode
  /** Price, badge or stepper at the end of the row; a stepper stands outside the label. */
  readonly end?: ReactNode
}

/** A row that is its own target: radio, checkbox or toggle, its words, and what stands at the end (design 5). */
export function ChoiceRow(props: ChoiceRowProps) {
  const { type, toggle = false, name, value, checked, onChange, disabled = false, children, end } = props
  return (
    <div className={styles.row}>
      <label className={styles.label}>
        <input
          className={toggle ? styles.toggle : styles[type]}
          type={type}
          role={toggle ? 'switch' : undefined}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.words}>{children}</span>
      </label>
      {end}
    </div>
  )
}
