import { Plus } from 'lucide-react'
import type { ReservationRulesWire } from '#contract/reservations/reservation-rules.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { useText } from '../../i18n/use-text.ts'
import { NamesRow } from '../names-row.tsx'
import { Periods, type PeriodsProps } from './periods-card.tsx'
import styles from './rules-screen.module.css'
import type { RulesDesk } from '../use-rules.ts'

type SpecialDay = ReservationRulesWire['special_days'][number]

interface SpecialDaysCardProps extends Pick<PeriodsProps, 'areas' | 'currency'> {
  readonly desk: RulesDesk
}

/** Days of their own: closed, for walk-ins alone, or with their own periods and cost. */
export function SpecialDaysCard({ desk: { rules, set }, areas, currency }: SpecialDaysCardProps) {
  const t = useText()
  const days = rules.special_days
  const change = (at: number, more: Partial<SpecialDay>) =>
    set({ special_days: days.map((one, i) => (i === at ? { ...one, ...more } : one)) })
  const add = () =>
    set({
      special_days: [...days, { name: { ar: '', en: '' }, from: '', to: '', kind: 'closed', periods: [] }],
    })
  return (
    <section className={styles.card} aria-labelledby="rules-special">
      <h2 id="rules-special">{t('res.special-days')}</h2>
      {days.map((day, i) => (
        <fieldset key={day.id ?? `new-${i}`} className={styles.period}>
          <legend className="vh">{day.name.en || day.name.ar || t('res.special-days')}</legend>
          <DayNames
            day={day}
            onChange={(more) => change(i, more)}
            onRemove={() => set({ special_days: days.filter((_, at) => at !== i) })}
          />
          <Segmented
            legend={t('res.special-kind')}
            name={`special-${i}`}
            value={day.kind}
            onChange={(kind) => change(i, { kind, ...(kind !== 'special' && { periods: [] }) })}
            options={[
              { value: 'closed', label: t('res.special-closed') },
              { value: 'walk_in', label: t('res.special-walk-in') },
              { value: 'special', label: t('res.special-own') },
            ]}
          />
          {day.kind === 'special' && (
            <Periods
              everyDay
              periods={day.periods}
              areas={areas}
              currency={currency}
              onChange={(periods) => change(i, { periods })}
            />
          )}
        </fieldset>
      ))}
      <p>
        <Button kind="s" size="sm" onClick={add}>
          <Icon of={Plus} size="s" />
          {t('res.add-special')}
        </Button>
      </p>
    </section>
  )
}

interface DayNamesProps {
  readonly day: SpecialDay
  readonly onChange: (more: Partial<SpecialDay>) => void
  readonly onRemove: () => void
}

function DayNames({ day: { name, from, to }, onChange, onRemove }: DayNamesProps) {
  const t = useText()
  return (
    <>
      <NamesRow name={name} onChange={(changed) => onChange({ name: changed })} onRemove={onRemove} />
      <div className={styles.numbers}>
        <Field
          label={t('res.from')}
          type="date"
          value={from}
          onChange={(event) =>
            onChange({ from: event.currentTarget.value, to: to || event.currentTarget.value })
          }
        />
        <Field
          label={t('res.until')}
          type="date"
          value={to}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        />
      </div>
    </>
  )
}
