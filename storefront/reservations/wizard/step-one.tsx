import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { AlternativeWire, ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { ProofNote } from '../proof-note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import { Money } from '../../shell/money.tsx'
import { useLanguage } from '../../shell/use-site.ts'
import { Alternatives } from './alternatives.tsx'
import { DayStrip } from './day-strip.tsx'
import { GuestsCard } from './guests-card.tsx'
import { PeriodBoard } from './period-board.tsx'
import styles from './step-one.module.css'
import { useBookable, type Bookable, type BookableStart } from './use-bookable.ts'
import { useHold } from './use-hold.ts'
import { WaitForDay } from '../wait-for-day.tsx'
import { isFresh } from './wizard.ts'
import { WizardFrame, type WizardFrameProps } from './wizard-frame.tsx'

interface StepOneProps extends Pick<WizardFrameProps, 'back' | 'strip'> {
  readonly start: BookableStart
  /** The reservation whose place is changed; none for a new one. */
  readonly held?: ReservationWire
  readonly keyOfLink?: string
}

/** Guests, day, section and time: what is free shows at once, and going on holds the table (spec 4, design 7). */
export function StepOne({ start, held, keyOfLink, back, strip }: StepOneProps) {
  const t = useReservationText()
  const { settings } = start
  const desk = useBookable(start)
  const hold = useHold(desk, settings, held, keyOfLink)
  const { wizard, bounds, days, move } = desk
  return (
    <WizardFrame
      step="one"
      branch={settings.branch_name}
      back={back}
      end={
        <IconButton
          icon={RotateCcw}
          label={t('reserve.reset')}
          disabled={isFresh(wizard, bounds)}
          onClick={() => move({ what: 'reset' })}
        />
      }
      strip={strip}
      foot={<Foot desk={desk} hold={hold} settings={settings} />}
    >
      <GuestsCard guests={wizard.guests} bounds={bounds} onMove={(by) => move({ what: 'guests', by })} />
      <DayStrip
        days={days}
        chosen={wizard.date}
        onDay={(by) => move({ what: 'day', by })}
        onDate={(date) => move({ what: 'date', date })}
      />
      {hold.refused && <ProofNote refused={hold.refused} />}
      <Times desk={desk} offered={hold.alternatives} start={start} />
    </WizardFrame>
  )
}

interface TimesProps {
  readonly desk: Bookable
  readonly offered: ReturnType<typeof useHold>['alternatives']
  readonly start: BookableStart
}

function Times({ desk, offered, start: { settings } }: TimesProps) {
  const t = useReservationText()
  const { slots, failed, load, wizard, move, take } = desk
  if (failed)
    return (
      <Note tone="err" alert>
        {t('reserve.failed')}{' '}
        <Button kind="t" size="sm" onClick={() => void load()}>
          {t('reserve.retry')}
        </Button>
      </Note>
    )
  if (!slots) return <Loading />
  const found = offered ?? slots.alternatives
  return (
    <>
      {slots.special_day && <Note tone="info">{slots.special_day}</Note>}
      {slots.message && (
        <div role="status">
          <Note tone="warn">{slots.message}</Note>
        </div>
      )}
      <Alternatives found={found} guests={wizard.guests} onTake={(one: AlternativeWire) => take(one)} />
      <PeriodBoard
        // another day begins at its own first free section
        key={`${slots.date} ${slots.guests_count}`}
        areas={slots.areas}
        chosen={wizard.period}
        onChoose={(period) => move({ what: 'choose', period })}
      />
      {slots.state === 'full' && slots.waitlist && <WaitForDay branchId={settings.branch_id} slots={slots} />}
    </>
  )
}

function Loading() {
  const t = useReservationText()
  return (
    <div className={styles.boxes} aria-busy="true">
      <span className="vh" role="status">
        {t('reserve.loading')}
      </span>
      {Array.from({ length: 8 }, (_, key) => (
        <Skeleton key={key} height="56px" radius="var(--r-btn)" />
      ))}
    </div>
  )
}

interface FootProps {
  readonly desk: Bookable
  readonly hold: ReturnType<typeof useHold>
  readonly settings: BookableStart['settings']
}

/** What is chosen so far, said in one line, and the way on. */
function Foot({ desk: { wizard, days, slots }, hold, settings }: FootProps) {
  const t = useReservationText()
  const language = useLanguage()
  const [asked, setAsked] = useState(false)
  const { period, guests, date } = wizard
  const day = days.find((one) => one.date === date)
  const slot = slots?.areas
    .flatMap((one) => one.periods)
    .flatMap((one) => one.slots)
    .find((one) => one.time === period?.time && one.is_next_day === period.is_next_day)
  const area = settings.areas.find((one) => one.id === period?.area_id)?.name[language]
  return (
    <>
      <div className={styles.sum}>
        <p role="status">
          {day && (
            <>
              {day.day} <N>{day.day_of_month}</N> {day.month}
            </>
          )}
          {slot && (
            <>
              {' '}
              · {slot.day_label} <bdi>{slot.label}</bdi>
            </>
          )}
        </p>
        <p className={asked && !period ? styles.missing : styles.more}>
          {period ? (
            <>
              {t('reserve.guests-count', { count: guests })} · <bdi>{area}</bdi>
              {Number(period.cost) > 0 && (
                <>
                  {' '}
                  · <Money amount={period.cost} size="s" muted />
                </>
              )}
            </>
          ) : asked ? (
            t('reserve.choose-time')
          ) : (
            t('reserve.guests-count', { count: guests })
          )}
        </p>
      </div>
      <Button
        size="lg"
        state={hold.busy ? 'busy' : 'idle'}
        onClick={() => {
          setAsked(true)
          if (period) void hold.go(period)
        }}
      >
        {t('reserve.go-on')}
      </Button>
    </>
  )
}
