import { CircleAlert, Star } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './star-field.module.css'

interface StarFieldProps {
  readonly label: string
  /** 0 while none is chosen. */
  readonly value: number
  readonly error?: string
  readonly onChange: (stars: number) => void
}

const five = [1, 2, 3, 4, 5]

/** One to five stars: five radio buttons to keys and screen readers, stars to eyes and thumbs. */
export function StarField({ label, value, error, onChange }: StarFieldProps) {
  const t = useText()
  const id = useId()
  return (
    <fieldset
      className={styles.field}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{label}</legend>
      <div className={styles.stars}>
        {five.map((stars) => (
          <label key={stars} className={styles.star} data-on={stars <= value || undefined}>
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              aria-label={t('rating.stars', { count: stars })}
              onChange={() => onChange(stars)}
            />
            <Star size={32} aria-hidden />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={CircleAlert} size="s" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
