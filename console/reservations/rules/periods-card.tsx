import { Plus } from 'lucide-react'
import type { ReservationPeriodWire } from '#contract/reservations/reservation-rules.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/fields/chip.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { clockOf, minutesOf } from '../../timing/clock.ts'
import { useText } from '../../i18n/use-text.ts'
import { NamesRow } from '../names-row.tsx'
import styles from './rules-screen.module.css'
import { SelectField } from '../select-field.tsx'

export interface PeriodsProps {
  readonly periods: readonly ReservationPeriodWire[]
  readonly areas: readonly { readonly id: string; readonly name: string }[]
  readonly currency: string
  /** A special day's periods are for every weekday. */
  readonly everyDay?: boolean
  readonly onChange: (periods: ReservationPeriodWire[]) => void
}

const week = [0, 1, 2, 3, 4, 5, 6] as const
const evening: ReservationPeriodWire = {
  name: { ar: '', en: '' },
  days: [...week],
  from: 1110,
  last: 1320,
  area_ids: [],
  cost: { per: 'none', amount: '0.00' },
}

/** When tables can be booked: lunch, dinner; first and last seating; what it costs. */
export function PeriodsCard(props: PeriodsProps) {
  const t = useText()
  return (
    <section className={styles.card} aria-labelledby="rules-periods">
      <h2 id="rules-periods">{t('res.periods')}</h2>
      <Periods {...props} />
    </section>
  )
}

/** Periods as rows; a new one begins as an evening. */
export function Periods({ periods, onChange, ...rest }: PeriodsProps) {
  const t = useText()
  return (
    <>
      {periods.map((period, i) => (
        <PeriodFields
          key={period.id ?? `new-${i}`}
          period={period}
          {...rest}
          onChange={(more) => onChange(periods.map((one, at) => (at === i ? { ...one, ...more } : one)))}
          onRemove={() => onChange(periods.filter((_, at) => at !== i))}
        />
      ))}
      <p>
        <Button kind="s" size="sm" onClick={() => onChange([...periods, evening])}>
          <Icon of={Plus} size="s" />
          {t('res.add-period')}
        </Button>
      </p>
    </>
  )
}

interface PeriodFieldsProps extends Omit<PeriodsProps, 'periods' | 'onChange'> {
  readonly period: ReservationPeriodWire
  readonly onChange: (more: Partial<ReservationPeriodWire>) => void
  readonly onRemove: () => void
}

function PeriodFields({ period, areas, currency, everyDay, onChange, onRemove }: PeriodFieldsProps) {
  const t = useText()
  const { name, days, area_ids } = period
  const toggled = <T,>(list: readonly T[], one: T): T[] =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
  return (
    <fieldset className={styles.period}>
      <legend className="vh">{name.en || name.ar}</legend>
      <NamesRow name={name} onChange={(changed) => onChange({ name: changed })} onRemove={onRemove} />
      {!everyDay && (
        <div className={styles.chips} role="group" aria-label={t('hours.days')}>
          {week.map((day) => (
            <Chip
              key={day}
              on={days.includes(day)}
              onClick={() => onChange({ days: toggled(days, day).sort((a, b) => a - b) })}
            >
              {t(`hours.day.${day}`)}
            </Chip>
          ))}
        </div>
      )}
      <Seatings period={period} onChange={onChange} />
      <Cost period={period} currency={currency} onChange={onChange} />
      {areas.length > 1 && (
        <div className={styles.chips} role="group" aria-label={t('res.area')}>
          <Chip on={area_ids.length === 0} onClick={() => onChange({ area_ids: [] })}>
            {t('res.any-area')}
          </Chip>
          {areas.map((area) => (
            <Chip
              key={area.id}
              on={area_ids.includes(area.id)}
              onClick={() => onChange({ area_ids: toggled(area_ids, area.id) })}
            >
              <bdi>{area.name}</bdi>
            </Chip>
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** What a table costs to book then. */
function Cost({
  period: { cost },
  currency,
  onChange,
}: Pick<PeriodFieldsProps, 'period' | 'currency' | 'onChange'>) {
  const t = useText()
  return (
    <div className={styles.numbers}>
      <SelectField
        label={t('res.cost-per')}
        value={cost.per}
        onChange={(value) =>
          onChange({
            cost: {
              per: value === 'table' || value === 'guest' ? value : 'none',
              amount: value === 'none' ? '0.00' : cost.amount,
            },
          })
        }
      >
        <option value="none">{t('res.cost-none')}</option>
        <option value="table">{t('res.cost-table')}</option>
        <option value="guest">{t('res.cost-guest')}</option>
      </SelectField>
      {cost.per !== 'none' && (
        <Field
          label={t('res.cost-amount', { currency })}
          dir="ltr"
          inputMode="decimal"
          value={cost.amount}
          onChange={(event) => onChange({ cost: { ...cost, amount: event.currentTarget.value } })}
          onBlur={() => onChange({ cost: { ...cost, amount: twoPlaces(cost.amount) } })}
        />
      )}
    </div>
  )
}

/** First and last seating; a last one before the first is after midnight. */
function Seatings({ period: { from, last }, onChange }: Pick<PeriodFieldsProps, 'period' | 'onChange'>) {
  const t = useText()
  const ending = (minutes: number, start: number) => (minutes < start ? minutes + 1440 : minutes)
  return (
    <div className={styles.numbers}>
      <Field
        label={t('res.first-seating')}
        type="time"
        value={clockOf(from)}
        onChange={(event) => {
          const minutes = minutesOf(event.currentTarget.value)
          if (minutes !== undefined) onChange({ from: minutes, last: ending(last % 1440, minutes) })
        }}
      />
      <Field
        label={t('res.last-seating')}
        type="time"
        {...(last >= 1440 && { hint: t('hours.next-day') })}
        value={clockOf(last)}
        onChange={(event) => {
          const minutes = minutesOf(event.currentTarget.value)
          if (minutes !== undefined) onChange({ last: ending(minutes, from) })
        }}
      />
    </div>
  )
}

/** Takes what was typed of an amount; returns it as it travels: "25" → "25.00". What is no amount stays, and is refused. */
function twoPlaces(typed: string): string {
  const amount = typed.trim() === '' ? 0 : parseAmount(typed)
  return amount === undefined || amount < 0 ? typed : toDecimal(amount)
}
