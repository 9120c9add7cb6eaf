import type { StaffRewardWire } from '#contract/loyalty/rewards.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import { whole } from '../shell/read-number.ts'
import { useFaultWords } from '../shell/use-fault-words.ts'
import type { ChallengeItem } from './challenge-item.ts'
import styles from './loyalty-screen.module.css'
import { rewardGives, useRewardForm, type RewardForm, type RewardText } from './use-reward-form.ts'

interface RewardSheetProps {
  readonly items: readonly ChallengeItem[]
  readonly onClose: () => void
  readonly onMade: (made: StaffRewardWire) => void
}

/** Makes a reward: a dish or money off, for how many points. */
export function RewardSheet({ items, onClose, onMade }: RewardSheetProps) {
  const t = useText()
  const form = useRewardForm(onMade)
  return (
    <Sheet
      title={t('loyalty.add-reward')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={form.busy ? 'busy' : 'idle'} onClick={form.send}>
          {t('loyalty.make-reward')}
        </Button>
      }
    >
      <div className={styles.form}>
        <Preview form={form} />
        <div className={styles.pair}>
          <Text form={form} name="name_ar" />
          <Text form={form} name="name_en" />
        </div>
        <fieldset className={styles.choices}>
          <legend>{t('coupons.gives')}</legend>
          {rewardGives.map((one) => (
            <ChoiceRow
              key={one}
              type="radio"
              name="kind"
              value={one}
              checked={one === form.kind}
              onChange={() => form.setKind(one)}
            >
              {t(one === 'item' ? 'coupons.kind.free_item' : 'coupons.kind.amount')}
            </ChoiceRow>
          ))}
        </fieldset>
        {form.kind === 'amount' ? (
          <Text form={form} name="amount" money />
        ) : (
          <label className={styles.select}>
            {t('coupons.item')}
            <select
              value={form.item}
              aria-invalid={form.wrong.includes('item')}
              onChange={(event) => form.setItem(event.currentTarget.value)}
            >
              <option value="">{t('coupons.choose-item')}</option>
              {items.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
            {form.wrong.includes('item') && <span role="alert">{t('shell.required')}</span>}
          </label>
        )}
        <div className={styles.pair}>
          <Text form={form} name="cost" />
          <Text form={form} name="valid_days" />
        </div>
        {form.refused && (
          <Note tone="err" alert>
            {form.refused}
          </Note>
        )}
      </div>
    </Sheet>
  )
}

/** The reward as customers will see it. */
function Preview({ form: { text } }: { readonly form: RewardForm }) {
  const t = useText()
  const language = useLanguage()
  const name = { ar: text.name_ar, en: text.name_en }[language]
  return (
    <section className={styles.preview} aria-label={t('loyalty.preview')}>
      <p className={styles.small}>{t('loyalty.preview')}</p>
      <p>
        <b>
          <bdi>{name || t('loyalty.add-reward')}</bdi>
        </b>
      </p>
      <p className={styles.reward}>{t('loyalty.say-points', { count: whole(text.cost) || 0 })}</p>
    </section>
  )
}

interface TextProps {
  readonly form: RewardForm
  readonly name: RewardText
  readonly money?: boolean
}

function Text({ form, name, money = false }: TextProps) {
  const t = useText()
  const fault = useFaultWords()
  const { symbol } = useMember().tenant
  return (
    <Field
      label={t(`loyalty.${name}`)}
      code={money ? symbol : undefined}
      dir={name === 'name_ar' ? 'rtl' : 'ltr'}
      autoComplete="off"
      value={form.text[name]}
      error={form.wrong.includes(name) ? fault(form.text[name]) : undefined}
      onChange={(event) => form.type(name, event.currentTarget.value)}
    />
  )
}
