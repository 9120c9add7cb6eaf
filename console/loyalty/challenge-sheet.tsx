import type { StaffChallengesWire, StaffChallengeWire } from '#contract/loyalty/loyalty-desk.ts'
import { durationUnits } from '#domain/loyalty/challenge.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import { useFaultWords } from '../shell/use-fault-words.ts'
import type { ChallengeItem } from './challenge-item.ts'
import { ChallengePreview } from './challenge-preview.tsx'
import styles from './loyalty-screen.module.css'
import {
  goalKinds,
  rewardKinds,
  useChallengeForm,
  type ChallengeForm,
  type ChallengeText,
} from './use-challenge-form.ts'

interface ChallengeSheetProps {
  readonly items: readonly ChallengeItem[]
  readonly groups: StaffChallengesWire['groups']
  readonly onClose: () => void
  readonly onMade: (made: StaffChallengeWire) => void
}

/** Makes a challenge: goal, time and reward, seen as customers see it and tried on last month's orders first. */
export function ChallengeSheet({ items, groups, onClose, onMade }: ChallengeSheetProps) {
  const t = useText()
  const form = useChallengeForm(onMade)
  return (
    <Sheet
      title={t('loyalty.add-challenge')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          <Button kind="s" wide state={form.busy === 'try' ? 'busy' : 'idle'} onClick={form.tryIt}>
            {t('loyalty.try')}
          </Button>
          <Button wide state={form.busy === 'make' ? 'busy' : 'idle'} onClick={form.make}>
            {t('loyalty.make-challenge')}
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        <ChallengePreview form={form} />
        <div className={styles.pair}>
          <Text form={form} name="name_ar" />
          <Text form={form} name="name_en" />
        </div>
        <Goal form={form} items={items} />
        <div className={styles.pair}>
          <Text form={form} name="duration" />
          <label className={styles.select}>
            {t('loyalty.unit')}
            <select
              value={form.chosen.unit}
              onChange={(event) => {
                const unit = durationUnits.find((one) => one === event.currentTarget.value)
                if (unit) form.choose({ unit })
              }}
            >
              {durationUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {t(`loyalty.unit.${unit}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <Choices legend={t('loyalty.reward')}>
          {rewardKinds.map((reward) => (
            <ChoiceRow
              key={reward}
              type="radio"
              name="reward"
              value={reward}
              checked={reward === form.chosen.reward}
              onChange={() => form.choose({ reward })}
            >
              {t(`loyalty.reward.${reward}`)}
            </ChoiceRow>
          ))}
        </Choices>
        <Text form={form} name="reward_amount" money={form.chosen.reward === 'wallet'} />
        <Limits form={form} groups={groups} />
        {form.refused && (
          <Note tone="err" alert>
            {form.refused}
          </Note>
        )}
      </div>
    </Sheet>
  )
}

/** For whom it is, how often and until when, and further terms. */
function Limits({ form, groups }: { readonly form: ChallengeForm } & Pick<ChallengeSheetProps, 'groups'>) {
  const t = useText()
  return (
    <>
      <div className={styles.pair}>
        <Text form={form} name="minimum" money />
        <Text form={form} name="most" hint={t('loyalty.most-hint')} />
      </div>
      <div className={styles.pair}>
        <Text form={form} name="ends" type="date" />
        <label className={styles.select}>
          {t('loyalty.group')}
          <select
            value={form.chosen.group}
            onChange={(event) => form.choose({ group: event.currentTarget.value })}
          >
            <option value="">{t('loyalty.everyone')}</option>
            {groups.map((group) => (
              <option key={group.id} value={group.id}>
                {group.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Text form={form} name="terms_ar" />
      <Text form={form} name="terms_en" />
    </>
  )
}

function Choices({ legend, children }: { readonly legend: string; readonly children: React.ReactNode }) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

function Goal({ form, items }: { readonly form: ChallengeForm; readonly items: readonly ChallengeItem[] }) {
  const t = useText()
  const { goal, items: chosen } = form.chosen
  return (
    <>
      <Choices legend={t('loyalty.goal')}>
        {goalKinds.map((kind) => (
          <ChoiceRow
            key={kind}
            type="radio"
            name="goal"
            value={kind}
            checked={kind === goal}
            onChange={() => form.choose({ goal: kind })}
          >
            {t(`loyalty.goal.${kind}`)}
          </ChoiceRow>
        ))}
      </Choices>
      {goal === 'spend' ? <Text form={form} name="amount" money /> : <Text form={form} name="count" />}
      {goal === 'items' && (
        <label className={styles.select}>
          {t('loyalty.items')}
          <select
            multiple
            size={6}
            aria-invalid={form.wrong.includes('items')}
            value={[...chosen]}
            onChange={(event) =>
              form.choose({ items: [...event.currentTarget.selectedOptions].map((one) => one.value) })
            }
          >
            {items.map((item) => (
              <option key={item.id} value={item.id}>
                {item.name}
              </option>
            ))}
          </select>
          {form.wrong.includes('items') && <span role="alert">{t('loyalty.items-none')}</span>}
        </label>
      )}
    </>
  )
}

interface TextProps {
  readonly form: ChallengeForm
  readonly name: ChallengeText
  readonly hint?: string
  readonly money?: boolean
  readonly type?: string
}

function Text({ form, name, hint, money = false, type }: TextProps) {
  const t = useText()
  const fault = useFaultWords()
  const { tenant } = useMember()
  return (
    <Field
      label={t(`loyalty.${name}`)}
      hint={hint}
      type={type}
      code={money ? tenant.symbol : undefined}
      dir={name.endsWith('_ar') ? 'rtl' : 'ltr'}
      autoComplete="off"
      value={form.text[name]}
      error={form.wrong.includes(name) ? fault(form.text[name]) : undefined}
      onChange={(event) => form.type(name, event.currentTarget.value)}
    />
  )
}
