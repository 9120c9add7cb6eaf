import { useState } from 'react'
import type { SlotDayWire, SlotsWire } from '#contract/timing/slots.ts'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useText } from '../../i18n/use-text.ts'
import { SlotChips } from './slot-chips.tsx'
import styles from './slot-picker.module.css'

interface SlotPickerProps {
  readonly slots: SlotsWire | undefined
  readonly failed: boolean
  /** The start of the chosen slot. */
  readonly chosen: string | undefined
  readonly onChoose: (start: string) => void
  readonly onRetry: () => void
}

/** The days as a strip, and the periods of the one that is looked at. */
export function SlotPicker({ slots, failed, chosen, onChoose, onRetry }: SlotPickerProps) {
  const t = useText()
  const [looked, setLooked] = useState<string>()
  if (!slots) return failed ? <Failed onRetry={onRetry} /> : <Loading />
  const free = slots.next_free
  const day = dayOf(slots, looked) ?? dayWith(slots, chosen) ?? dayWith(slots, free) ?? slots.days[0]
  if (!day || slots.days.every((one) => one.slots.length === 0))
    return <Note tone="warn">{t('time.none')}</Note>
  return (
    <>
      <div className={styles.days} role="group" aria-label={t('time.days')}>
        {slots.days.map((one) => (
          <DayButton key={one.date} day={one} on={one === day} onLook={() => setLooked(one.date)} />
        ))}
      </div>
      <SlotChips key={day.date} day={day} chosen={chosen} onChoose={onChoose} />
      {free === null && <Note tone="warn">{t('time.none')}</Note>}
      {free !== null && chosen === undefined && (
        <p className={styles.more}>
          <Button
            kind="t"
            size="sm"
            onClick={() => {
              setLooked(undefined)
              onChoose(free)
            }}
          >
            {t('time.next', { time: slotAt(slots, free)?.words ?? '' })}
          </Button>
        </p>
      )}
    </>
  )
}

function DayButton({ day, on, onLook }: { day: SlotDayWire; on: boolean; onLook: () => void }) {
  const empty = day.slots.every((slot) => slot.state !== 'free')
  return (
    <button type="button" className={styles.day} aria-pressed={on} data-empty={empty} onClick={onLook}>
      <span aria-hidden>{day.short_day}</span>
      <b aria-hidden>
        <N>{day.day_of_month}</N>
      </b>
      <span className="vh">
        {day.day} {day.date.replaceAll('-', '/')}
      </span>
    </button>
  )
}

const dayOf = ({ days }: SlotsWire, date: string | undefined) => days.find((day) => day.date === date)
const dayWith = ({ days }: SlotsWire, start: string | null | undefined) =>
  days.find((day) => day.slots.some((slot) => slot.start === start))
const slotAt = ({ days }: SlotsWire, start: string) =>
  days.flatMap((day) => day.slots).find((slot) => slot.start === start)

function Loading() {
  const t = useText()
  return (
    <div className={styles.loading} aria-busy="true">
      <span className="vh">{t('time.loading')}</span>
      {Array.from({ length: 5 }, (_, key) => (
        <Skeleton key={key} height="66px" radius="var(--r-sm)" />
      ))}
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <Note tone="err" alert>
      {t('time.failed')}{' '}
      <Button kind="t" size="sm" onClick={onRetry}>
        {t('time.retry')}
      </Button>
    </Note>
  )
}
