import type { ReactNode } from 'react'
import styles from './segmented.module.css'

interface SegmentedProps<T extends string> {
  readonly legend: string
  readonly name: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[]
}

/** A few exclusive choices in one row; native radios underneath. */
export function Segmented<T extends string>({ legend, name, value, onChange, options }: SegmentedProps<T>) {
  return (
    <fieldset className={styles.seg}>
      <legend className="vh">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="vh"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
