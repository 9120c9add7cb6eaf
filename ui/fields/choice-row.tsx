import { useId, type ReactNode } from 'react'
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
  /** Said under its words, and after its name to who cannot see it. */
  readonly about?: ReactNode
  /** Price, badge or stepper at the end of the row; a stepper stands outside the label. */
  readonly end?: ReactNode
}

/** A row that is its own target: radio, checkbox or toggle, its words, and what stands at the end (design 5). */
export function ChoiceRow(props: ChoiceRowProps) {
  const {
    type,
    toggle = false,
    name,
    value,
    checked,
    onChange,
    disabled = false,
    children,
    about,
    end,
  } = props
  const id = useId()
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
          aria-labelledby={about ? `${id}-name` : undefined}
          aria-describedby={about ? `${id}-about` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.words}>
          {about ? <span id={`${id}-name`}>{children}</span> : children}
          {about && <span id={`${id}-about`}>{about}</span>}
        </span>
      </label>
      {end}
    </div>
  )
}
