import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReservationDaysWire } from '#contract/reservations/reservation-slots.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { N } from '#ui/text/n.tsx'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import styles from './day-strip.module.css'

type StripDay = ReservationDaysWire['data'][number]

interface DayStripProps {
  readonly days: readonly StripDay[]
  readonly chosen: string
  readonly onDay: (by: 1 | -1) => void
  readonly onDate: (date: string) => void
}

/** The days that can be booked as a strip; the arrows move by one day (spec 4). */
export function DayStrip({ days, chosen, onDay, onDate }: DayStripProps) {
  const t = useReservationText()
  const strip = useCentred(chosen)
  return (
    <fieldset className={styles.part}>
      <legend className="vh">{t('reserve.date')}</legend>
      <div className={styles.head}>
        <h2 aria-hidden>{t('reserve.date')}</h2>
        <IconButton
          icon={ChevronLeft}
          flip
          label={t('reserve.day-before')}
          disabled={chosen === days[0]?.date}
          onClick={() => onDay(-1)}
        />
        <IconButton
          icon={ChevronRight}
          flip
          label={t('reserve.day-after')}
          disabled={chosen === days.at(-1)?.date}
          onClick={() => onDay(1)}
        />
      </div>
      <div className={styles.days} ref={strip}>
        {days.map((day) => (
          <Day key={day.date} day={day} on={day.date === chosen} onChoose={() => onDate(day.date)} />
        ))}
      </div>
    </fieldset>
  )
}

interface DayProps {
  readonly day: StripDay
  readonly on: boolean
  readonly onChoose: () => void
}

/** A day without room stays in sight and says why: another party, or another section, may still fit. */
function Day({ day, on, onChoose }: DayProps) {
  const t = useReservationText()
  const why = day.state === 'open' ? undefined : t(`reserve.day.${day.state}`)
  const whole = `${day.day} ${day.day_of_month} ${day.month}`
  return (
    <label className={styles.day} data-off={why !== undefined || undefined} data-on={on || undefined}>
      <input
        className="vh"
        type="radio"
        name="day"
        value={day.date}
        checked={on}
        aria-label={why ? `${whole} · ${why}` : whole}
        onChange={onChoose}
      />
      <span aria-hidden>{day.short_day}</span>
      <b aria-hidden>
        <N>{day.day_of_month}</N>
      </b>
      <span aria-hidden>{why ?? day.month}</span>
    </label>
  )
}

/** Keeps the chosen day in the middle of the strip, without moving the page. */
function useCentred(chosen: string) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = strip.current
    const input = box?.querySelector<HTMLInputElement>(`input[value="${chosen}"]`)
    const day = input?.parentElement
    if (!box || !day) return
    const from = box.getBoundingClientRect()
    const is = day.getBoundingClientRect()
    box.scrollBy({ left: is.left + is.width / 2 - (from.left + from.width / 2), behavior: 'smooth' })
  }, [chosen])
  return strip
}
