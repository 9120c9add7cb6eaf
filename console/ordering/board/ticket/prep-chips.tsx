import { useText } from '#console/i18n/use-text.ts'
import styles from './prep-chips.module.css'

const usual = [10, 15, 20, 30] as const

interface PrepChipsProps {
  readonly name: string
  /** What the customer was promised; shown among the choices even when it is none of the usual ones. */
  readonly promised: number
  readonly value: number
  readonly onChange: (minutes: number) => void
}

/** How long it takes from now, to confirm or change when accepting (rule "Promised time"). */
export function PrepChips({ name, promised, value, onChange }: PrepChipsProps) {
  const t = useText()
  const choices = [...new Set([...usual, promised])].sort((a, b) => a - b)
  return (
    <fieldset className={styles.chips}>
      <legend className="vh">{t('ticket.prep')}</legend>
      {choices.map((minutes) => (
        <label key={minutes}>
          <input
            className="vh"
            type="radio"
            name={name}
            checked={minutes === value}
            aria-label={t('ticket.minutes', { count: minutes })}
            onChange={() => onChange(minutes)}
          />
          {t('ticket.minutes-short', { count: minutes })}
        </label>
      ))}
    </fieldset>
  )
}
