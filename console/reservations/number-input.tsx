import { useId } from 'react'
import styles from './number-input.module.css'

interface NumberInputProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

/** A whole number within its bounds, with the browser's own arrows. */
export function NumberInput({ label, value, min, max, step = 1, disabled, onChange }: NumberInputProps) {
  const id = useId()
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onChange={(event) => {
          const typed = Math.round(event.currentTarget.valueAsNumber)
          if (Number.isFinite(typed)) onChange(Math.min(max, Math.max(min, typed)))
        }}
      />
    </span>
  )
}
