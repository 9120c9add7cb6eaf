import { ChevronDown, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../../i18n/use-text.ts'
import styles from './birth-date.module.css'
import type { InfoForm } from './check-info-form.ts'

interface BirthDateProps {
  readonly form: InfoForm
  readonly change: (part: Partial<InfoForm>) => void
  readonly error: string | undefined
  /** The newest that can be chosen. */
  readonly thisYear: number
}

const oldest = 110
const upTo = (most: number) => Array.from({ length: most }, (_, i) => String(i + 1))

/** Day, month and year as three lists: a browser's own calendar writes its digits as it likes. */
export function BirthDate({ form, change, error, thisYear }: BirthDateProps) {
  const t = useText()
  const id = useId()
  const months = t('info.months').split(' ')
  const part = (name: 'day' | 'month' | 'year', values: readonly string[], words = values) => (
    <span className={styles.part}>
      <select
        name={`bday-${name}`}
        autoComplete={`bday-${name}`}
        aria-label={t(`info.${name}`)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={form[name]}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
      >
        <option value="">{t(`info.${name}`)}</option>
        {values.map((value, i) => (
          <option key={value} value={value}>
            {words[i]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="s" />
    </span>
  )
  return (
    <fieldset className={styles.date}>
      <legend>{t('info.birth-date')}</legend>
      <div className={styles.parts}>
        {part('day', upTo(31))}
        {part('month', upTo(12), months)}
        {part(
          'year',
          Array.from({ length: oldest }, (_, i) => String(thisYear - i)),
        )}
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
