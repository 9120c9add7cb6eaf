import type { BranchRulesWire, ReservationChoicesWire } from '#contract/reservations/reservation-rules.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import type { TextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import { RefusedNote } from '../../shell/draft/overtaken-note.tsx'
import { ChoicesCard } from './choices-card.tsx'
import { PeriodsCard } from './periods-card.tsx'
import { ReservationsFrame, type ReservationsPart } from '../reservations-frame.tsx'
import styles from './rules-screen.module.css'
import { SaveBar } from '../save-bar.tsx'
import { SelectField } from '../select-field.tsx'
import { SpecialDaysCard } from './special-days-card.tsx'
import { StaysCard } from './stays-card.tsx'
import { useRules, type RulesDesk } from '../use-rules.ts'

interface RulesScreenProps {
  readonly first: BranchRulesWire
  readonly choices: ReservationChoicesWire
  readonly shown: readonly ReservationsPart[]
}

/** How a branch takes reservations: bounds, holds, stays, pacing, periods with their cost, special days; and what guests choose from. */
export function RulesScreen({ first, choices, shown }: RulesScreenProps) {
  const desk = useRules(first, choices)
  const { areas, currency } = first
  const { all_branches } = useMember()
  return (
    <ReservationsFrame part="rules" shown={shown} branchId={first.branch_id}>
      {desk.notice?.tone === 'ok' ? (
        <Note tone="ok">{desk.notice.words}</Note>
      ) : (
        <RefusedNote form={{ ...desk, refused: desk.notice?.words }} />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <BoundsCard desk={desk} />
          <StaysCard desk={desk} />
          <MoneyCard desk={desk} />
          {all_branches && <ChoicesCard desk={desk} what="reasons" />}
          {all_branches && <ChoicesCard desk={desk} what="event_types" />}
        </div>
        <div className={styles.column}>
          <PeriodsCard
            periods={desk.rules.periods}
            areas={areas}
            currency={currency}
            onChange={(periods) => desk.set({ periods })}
          />
          <SpecialDaysCard desk={desk} areas={areas} currency={currency} />
        </div>
      </div>
      <SaveBar dirty={desk.dirty} busy={desk.busy} onSave={() => void desk.save()} onDiscard={desk.discard} />
    </ReservationsFrame>
  )
}

function BoundsCard({ desk }: { readonly desk: RulesDesk }) {
  const t = useText()
  const { rules, set } = desk
  return (
    <section className={styles.card} aria-labelledby="rules-bounds">
      <h2 id="rules-bounds">{t('res.bounds')}</h2>
      <ChoiceRow
        type="checkbox"
        toggle
        name="enable"
        checked={rules.enable}
        onChange={(enable) => set({ enable })}
      >
        {t('res.enable')}
      </ChoiceRow>
      <div className={styles.numbers}>
        <Bound desk={desk} of="person_count_from" word="res.fewest" min={1} max={100} />
        <Bound desk={desk} of="person_count_to" word="res.most" min={1} max={100} />
        <Bound desk={desk} of="maximum_duration" word="res.horizon" min={0} max={180} />
        <Bound desk={desk} of="lead_minutes" word="res.lead" min={0} max={10_080} />
        <Bound desk={desk} of="duration" word="res.hold" min={1} max={60} />
        <Bound desk={desk} of="no_show" word="res.no-show-after" min={5} max={240} />
        <Bound desk={desk} of="change_hours" word="res.change-hours" min={0} max={240} />
        <SelectField
          label={t('res.slot-minutes')}
          value={String(rules.slot_minutes)}
          onChange={(value) => set({ slot_minutes: value === '15' ? 15 : value === '60' ? 60 : 30 })}
        >
          <option value="15">15</option>
          <option value="30">30</option>
          <option value="60">60</option>
        </SelectField>
      </div>
      <ChoiceRow
        type="checkbox"
        toggle
        name="waitlist"
        checked={rules.waitlist}
        onChange={(waitlist) => set({ waitlist })}
      >
        {t('res.waitlist')}
      </ChoiceRow>
    </section>
  )
}

type NumberOfRules =
  | 'person_count_from'
  | 'person_count_to'
  | 'maximum_duration'
  | 'lead_minutes'
  | 'duration'
  | 'no_show'
  | 'change_hours'

interface BoundProps {
  readonly desk: RulesDesk
  readonly of: NumberOfRules
  readonly word: TextKey
  readonly min: number
  readonly max: number
}

/** One number of the rules. */
function Bound({ desk: { rules, set }, of, word, min, max }: BoundProps) {
  const t = useText()
  return (
    <WholeNumberField
      label={t(word)}
      value={rules[of]}
      min={min}
      max={max}
      onChange={(value) => set({ [of]: value })}
    />
  )
}

function MoneyCard({ desk: { rules, set } }: { readonly desk: RulesDesk }) {
  const t = useText()
  const { refund, remind_hours } = rules
  return (
    <section className={styles.card} aria-labelledby="rules-money">
      <h2 id="rules-money">{t('res.refund-rule')}</h2>
      <div className={styles.numbers}>
        <WholeNumberField
          label={t('res.refund-hours')}
          value={refund.hours}
          min={0}
          max={240}
          onChange={(hours) => set({ refund: { ...refund, hours } })}
        />
        <WholeNumberField
          label={t('res.refund-percent')}
          value={refund.percent_after}
          min={0}
          max={100}
          onChange={(percent_after) => set({ refund: { ...refund, percent_after } })}
        />
      </div>
      <h3>{t('res.reminders')}</h3>
      <div className={styles.numbers}>
        {[0, 1, 2].map((i) => (
          <WholeNumberField
            key={i}
            label={t('res.remind-hours', { number: i + 1 })}
            value={remind_hours[i] ?? 0}
            min={0}
            max={168}
            onChange={(hours) => {
              const next = [0, 1, 2].map((at) => (at === i ? hours : (remind_hours[at] ?? 0)))
              set({ remind_hours: next.filter((one) => one > 0) })
            }}
          />
        ))}
      </div>
    </section>
  )
}
