import { useState } from 'react'
import type { ReservationSlotsWire } from '#contract/reservations/reservation-slots.ts'
import { Chip } from '#ui/fields/chip.tsx'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import { Money } from '../../shell/money.tsx'
import { useLanguage } from '../../shell/use-site.ts'
import styles from './period-board.module.css'
import type { ChosenPeriod } from './wizard.ts'
import { Moon, Sun, Sunrise } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'

type Area = ReservationSlotsWire['areas'][number]
type Slot = Area['periods'][number]['slots'][number]

interface PeriodBoardProps {
  readonly areas: readonly Area[]
  readonly chosen: ChosenPeriod | null
  readonly onChoose: (period: ChosenPeriod) => void
}

/** The sections of the branch and the times of the one that is looked at: free ones to choose, full ones struck through (design 7). */
export function PeriodBoard({ areas, chosen, onChoose }: PeriodBoardProps) {
  const t = useReservationText()
  const language = useLanguage()
  const [looked, setLooked] = useState<string>()
  const area =
    areas.find((one) => one.area_id === (looked ?? chosen?.area_id)) ?? areas.find(hasFree) ?? areas[0]
  if (!area) return null
  const { area_id, area_name } = area
  return (
    <>
      <section className={styles.part} aria-labelledby="reserve-area">
        <h2 id="reserve-area">{t('reserve.area')}</h2>
        <div className={styles.areas}>
          {areas.map((one) => (
            <Chip key={one.area_id} on={one === area} onClick={() => setLooked(one.area_id)}>
              <bdi>{one.area_name[language]}</bdi>
              {!hasFree(one) && <small>{t('reserve.full')}</small>}
            </Chip>
          ))}
        </div>
      </section>
      <fieldset className={styles.part}>
        <legend className="vh">
          {t('reserve.time')} · {area_name[language]}
        </legend>
        <h2 aria-hidden>{t('reserve.time')}</h2>
        {area.periods.map(({ period_id, name, slots }) => (
          <div key={period_id}>
            <p className={styles.meal}>
              <MealIcon time={slots[0]?.time} />
              <bdi>{name}</bdi>
            </p>
            <div className={styles.periods}>
              {slots.map((slot) => (
                <Period
                  key={slot.start}
                  slot={slot}
                  on={
                    chosen?.area_id === area_id &&
                    chosen.time === slot.time &&
                    chosen.is_next_day === slot.is_next_day
                  }
                  onChoose={() =>
                    onChoose({ area_id, time: slot.time, cost: slot.cost, is_next_day: slot.is_next_day })
                  }
                />
              ))}
            </div>
          </div>
        ))}
      </fieldset>
    </>
  )
}

const hasFree = (area: Area) =>
  area.periods.some((period) => period.slots.some((slot) => slot.state === 'free'))

interface PeriodProps {
  readonly slot: Slot
  readonly on: boolean
  readonly onChoose: () => void
}

function Period({ slot, on, onChoose }: PeriodProps) {
  const t = useReservationText()
  const { label, day_label, cost, state } = slot
  const full = state === 'full'
  return (
    <label className={styles.period} data-full={full || undefined}>
      <input className="vh" type="radio" name="period" checked={on} disabled={full} onChange={onChoose} />
      <bdi>{label}</bdi>
      {full && <small>{t('reserve.full')}</small>}
      {day_label && <small>{day_label}</small>}
      {!full && Number(cost) > 0 && (
        <small>
          <Money amount={cost} size="s" muted />
        </small>
      )}
    </label>
  )
}

/** Takes when the first guests of a period sit down (HH:mm); shows morning, noon or evening. The name beside it says it. */
function MealIcon({ time = '20:00' }: { readonly time?: string | undefined }) {
  const at = time >= '16:30' || time < '05:00' ? Moon : time < '11:30' ? Sunrise : Sun
  return <Icon of={at} size="s" />
}
