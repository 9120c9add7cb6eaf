import type { TimingPlanWire } from '#contract/timing/timing.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useText } from '../i18n/use-text.ts'
import { clockOf, minutesOf } from './clock.ts'
import styles from './hours-screen.module.css'
import type { TimingDesk } from './use-timing.ts'

type Slots = TimingPlanWire['slots']

/** How the branch takes orders for later: periods, times before them, what each holds. */
export function SlotsCard({ desk }: { readonly desk: TimingDesk }) {
  const t = useText()
  const { plan, saved, change } = desk
  const { slots } = plan
  const set = (more: Partial<Slots>) => change({ slots: { ...slots, ...more } })
  return (
    <section className={styles.card} aria-labelledby="slots">
      <h2 id="slots">{t('hours.slots')}</h2>
      <div>
        <ChoiceRow
          type="checkbox"
          toggle
          name="asap"
          checked={plan.asap_allowed}
          onChange={(asap_allowed) => change({ asap_allowed })}
        >
          {t('hours.asap')}
          {!saved.setting.asap && <small>{t('hours.setting-off')}</small>}
        </ChoiceRow>
        <ChoiceRow
          type="checkbox"
          toggle
          name="schedule"
          checked={plan.schedule_allowed}
          onChange={(schedule_allowed) => change({ schedule_allowed })}
        >
          {t('hours.schedule')}
          {!saved.setting.schedule && <small>{t('hours.setting-off')}</small>}
        </ChoiceRow>
      </div>
      <div className={styles.fields}>
        <WholeNumberField
          label={t('hours.period')}
          value={slots.period_minutes}
          onChange={(period_minutes) => set({ period_minutes })}
        />
        <WholeNumberField
          label={t('hours.lead')}
          value={slots.lead_minutes}
          onChange={(lead_minutes) => set({ lead_minutes })}
        />
        <WholeNumberField
          label={t('hours.stop')}
          value={slots.stop_minutes}
          onChange={(stop_minutes) => set({ stop_minutes })}
        />
        <WholeNumberField
          label={t('hours.ahead')}
          hint={t('hours.ahead-hint', { count: saved.setting.days_ahead })}
          value={slots.days_ahead}
          onChange={(days_ahead) => set({ days_ahead })}
          optional
        />
      </div>
      <CutOff slots={slots} onChange={set} />
      <h3>{t('hours.capacity')}</h3>
      <p className={styles.lead}>{t('hours.capacity-lead')}</p>
      <div className={styles.fields}>
        <WholeNumberField
          label={t('hours.most-orders')}
          value={slots.most_orders}
          onChange={(most_orders) => set({ most_orders })}
          optional
        />
        <WholeNumberField
          label={t('hours.most-minutes')}
          value={slots.most_minutes}
          onChange={(most_minutes) => set({ most_minutes })}
          optional
        />
        <WholeNumberField
          label={t('hours.most-amount')}
          value={slots.most_amount === null ? null : Math.floor(Number(slots.most_amount))}
          onChange={(value) => set({ most_amount: value === null ? null : `${value}.00` })}
          optional
        />
      </div>
    </section>
  )
}

/** Until when a day's orders are taken, if there is such a time. */
function CutOff({ slots, onChange }: { slots: Slots; onChange: (more: Partial<Slots>) => void }) {
  const t = useText()
  const cut = slots.cut_off
  return (
    <>
      <ChoiceRow
        type="checkbox"
        toggle
        name="cut-off"
        checked={cut !== null}
        onChange={(on) => onChange({ cut_off: on ? { minutes: 1080, days_before: 0 } : null })}
      >
        {t('hours.cut-off-on')}
      </ChoiceRow>
      {cut && (
        <div className={styles.fields}>
          <Field
            label={t('hours.cut-off')}
            type="time"
            value={clockOf(cut.minutes)}
            onChange={(event) => {
              const minutes = minutesOf(event.currentTarget.value)
              if (minutes !== undefined) onChange({ cut_off: { ...cut, minutes } })
            }}
          />
          <WholeNumberField
            label={t('hours.cut-off-days')}
            value={cut.days_before}
            onChange={(days_before) => onChange({ cut_off: { ...cut, days_before } })}
          />
        </div>
      )}
    </>
  )
}
