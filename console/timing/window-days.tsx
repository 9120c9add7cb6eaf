import { useId } from 'react'
import type { RamadanWire } from '#contract/core/wire.ts'
import { Button } from '#ui/button.tsx'
import { useText } from '../i18n/use-text.ts'
import { movedDay } from './moved-day.ts'
import type { Window } from './window.ts'
import styles from './window-rows.module.css'

interface WindowDaysProps {
  readonly window: Window
  readonly ramadan: RamadanWire
  readonly onChange: (window: Window) => void
}

/** Between which days a window begins: typed, or Ramadan's as the calendar has it, moved by a day when the moon is seen. */
export function WindowDays({ window, ramadan, onChange }: WindowDaysProps) {
  const t = useText()
  const id = useId()
  const { first, last } = window
  const move = (step: -1 | 1) =>
    onChange({ ...window, first: movedDay(first, step), last: movedDay(last, step) })
  return (
    <div className={styles.times}>
      <label htmlFor={`${id}-first`}>{t('hours.first-day')}</label>
      <input
        id={`${id}-first`}
        type="date"
        value={first ?? ''}
        onChange={(event) => onChange({ ...window, first: event.currentTarget.value || undefined })}
      />
      <label htmlFor={`${id}-last`}>{t('hours.last-day')}</label>
      <input
        id={`${id}-last`}
        type="date"
        value={last ?? ''}
        onChange={(event) => onChange({ ...window, last: event.currentTarget.value || undefined })}
      />
      {first || last ? (
        <>
          <Button kind="t" size="sm" onClick={() => move(-1)}>
            {t('hours.day-earlier')}
          </Button>
          <Button kind="t" size="sm" onClick={() => move(1)}>
            {t('hours.day-later')}
          </Button>
        </>
      ) : (
        <Button
          kind="t"
          size="sm"
          onClick={() => onChange({ ...window, first: ramadan.first, last: ramadan.last })}
        >
          {t('hours.ramadan', { year: String(ramadan.year) })}
        </Button>
      )}
    </div>
  )
}
