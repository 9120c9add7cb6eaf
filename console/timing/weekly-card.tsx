import { useState } from 'react'
import type { TimingPlanWire } from '#contract/timing/timing.ts'
import { Chip } from '#ui/fields/chip.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './hours-screen.module.css'
import type { TimingDesk } from './use-timing.ts'
import { WindowRows } from './window-rows.tsx'
import type { Window } from './window.ts'

type Type = keyof TimingPlanWire['type_hours']

/** The week's hours: of the branch, and of an order type that differs. */
export function WeeklyCard({ desk }: { readonly desk: TimingDesk }) {
  const t = useText()
  const [type, setType] = useState<Type>()
  const { plan, saved, change } = desk
  const windows = type ? (plan.type_hours[type] ?? []) : plan.hours
  const set = (next: Window[]) =>
    change(type ? { type_hours: { ...plan.type_hours, [type]: next } } : { hours: next })
  return (
    <section className={styles.card} aria-labelledby="weekly">
      <h2 id="weekly">{t('hours.weekly')}</h2>
      <p className={styles.lead}>{t('hours.weekly-lead')}</p>
      <div className={styles.chips}>
        <Chip on={type === undefined} onClick={() => setType(undefined)}>
          {t('hours.all-types')}
        </Chip>
        {saved.branch.types.map((one) => (
          <Chip key={one} on={type === one} onClick={() => setType(one)}>
            {t(`type.${one}`)}
          </Chip>
        ))}
      </div>
      {type && windows.length === 0 && <p className={styles.lead}>{t('hours.same')}</p>}
      <WindowRows windows={windows} onChange={set} />
    </section>
  )
}
