import { useState } from 'react'
import type { SlotDayWire } from '#contract/timing/slots.ts'
import { Button } from '#ui/button.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './slot-chips.module.css'

interface SlotChipsProps {
  readonly day: SlotDayWire
  readonly chosen: string | undefined
  readonly onChoose: (start: string) => void
}

/** So many are in sight at first; a long day opens on a press. */
const first = 12

/** The periods of a day: free ones to choose, full ones struck through and named so. */
export function SlotChips({ day, chosen, onChoose }: SlotChipsProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const { slots } = day
  if (slots.length === 0) return <p className={styles.none}>{t('time.none-day')}</p>
  const beyond = slots.findIndex((slot) => slot.start === chosen) >= first
  const shown = all || beyond ? slots : slots.slice(0, first)
  return (
    <>
      <fieldset className={styles.slots}>
        <legend className="vh">
          {t('time.periods')} {day.day}
        </legend>
        {shown.map(({ start, time, period, state }) => (
          <label key={start} className={state === 'free' ? styles.free : styles.full}>
            <input
              className="vh"
              type="radio"
              name="slot"
              aria-label={state === 'free' ? period : `${period} ${t(`time.${state}`)}`}
              checked={start === chosen}
              disabled={state !== 'free' && start !== chosen}
              onChange={() => onChoose(start)}
            />
            <bdi>{time}</bdi>
            {state !== 'free' && start !== chosen && <small>{t(`time.${state}`)}</small>}
          </label>
        ))}
      </fieldset>
      {shown.length < slots.length && (
        <p className={styles.more}>
          <Button kind="t" size="sm" onClick={() => setAll(true)}>
            {t('time.all', { count: slots.length })}
          </Button>
        </p>
      )}
      {shown.some((slot) => slot.state === 'unfit') && <p className={styles.none}>{t('time.unfit-hint')}</p>}
    </>
  )
}
