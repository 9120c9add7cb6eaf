import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { RamadanWire } from '#contract/core/wire.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useText } from '../i18n/use-text.ts'
import type { Window } from './window.ts'
import { WindowDays } from './window-days.tsx'
import { clockOf, minutesOf, withEnd } from './clock.ts'
import styles from './window-rows.module.css'

interface WindowRowsProps {
  readonly windows: readonly Window[]
  readonly onChange: (windows: Window[]) => void
  /** What a new row begins with. */
  readonly usual?: Window
  /** Windows may have days: this Ramadan is proposed for them. */
  readonly ramadan?: RamadanWire
}

const week = [0, 1, 2, 3, 4, 5, 6] as const
const daytime: Window = { days: [...week], from: 600, to: 1380 }

/** What a meal of Ramadan begins with: hours that hold all over the Gulf, to be changed to the minute. */
const mealTimes = [
  ['iftar', { from: 1050, to: 1260 }],
  ['suhoor', { from: 1320, to: 1680 }],
] as const

/** Hours as rows: days, from, to. An end that is not after its beginning is of the next day. */
export function WindowRows({ windows, onChange, usual = daytime, ramadan }: WindowRowsProps) {
  const t = useText()
  const set = (i: number, window: Window) => onChange(windows.map((one, at) => (at === i ? window : one)))
  return (
    <div className={styles.rows}>
      {windows.map((window, i) => (
        <WindowRow
          key={i}
          window={window}
          number={i + 1}
          ramadan={ramadan}
          onChange={(next) => set(i, next)}
          onRemove={() => onChange(windows.filter((_, at) => at !== i))}
        />
      ))}
      <p>
        <Button kind="s" size="sm" onClick={() => onChange([...windows, usual])}>
          <Icon of={Plus} size="s" />
          {t('hours.add')}
        </Button>
        {ramadan &&
          mealTimes.map(([meal, times]) => (
            <Button
              key={meal}
              kind="t"
              size="sm"
              onClick={() =>
                onChange([
                  ...windows,
                  { days: [...week], ...times, first: ramadan.first, last: ramadan.last },
                ])
              }
            >
              {t(`hours.ramadan-${meal}`, { year: String(ramadan.year) })}
            </Button>
          ))}
      </p>
    </div>
  )
}

interface WindowRowProps {
  readonly window: Window
  readonly number: number
  readonly ramadan: RamadanWire | undefined
  readonly onChange: (window: Window) => void
  readonly onRemove: () => void
}

function WindowRow({ window, number, ramadan, onChange, onRemove }: WindowRowProps) {
  const t = useText()
  const id = useId()
  const { days, from, to } = window
  const toggle = (day: number) =>
    onChange({
      ...window,
      days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort((a, b) => a - b),
    })
  return (
    <div className={styles.row}>
      <div className={styles.days} role="group" aria-label={t('hours.days')}>
        {week.map((day) => (
          <button key={day} type="button" aria-pressed={days.includes(day)} onClick={() => toggle(day)}>
            {t(`hours.day.${day}`)}
          </button>
        ))}
      </div>
      <div className={styles.times}>
        <label htmlFor={`${id}-from`}>{t('hours.from')}</label>
        <input
          id={`${id}-from`}
          type="time"
          value={clockOf(from)}
          onChange={(event) => {
            const minutes = minutesOf(event.currentTarget.value)
            if (minutes !== undefined) onChange(withEnd({ ...window, from: minutes }, to % 1440))
          }}
        />
        <label htmlFor={`${id}-to`}>{t('hours.to')}</label>
        <input
          id={`${id}-to`}
          type="time"
          value={clockOf(to)}
          onChange={(event) => {
            const minutes = minutesOf(event.currentTarget.value)
            if (minutes !== undefined) onChange(withEnd(window, minutes))
          }}
        />
        {to > 1440 && <small>{t('hours.next-day')}</small>}
        <IconButton icon={Trash2} label={t('hours.remove', { number })} onClick={onRemove} />
      </div>
      {ramadan && <WindowDays window={window} ramadan={ramadan} onChange={onChange} />}
    </div>
  )
}
