import type { CustomerGroupWire } from '#contract/loyalty/campaigns.ts'
import { Field } from '#ui/fields/field.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import { useFaultWords } from '../../shell/use-fault-words.ts'
import styles from './campaigns.module.css'
import type { SegmentForm, SegmentText } from './use-segment-form.ts'

interface SegmentFieldsProps {
  readonly form: SegmentForm
  readonly legend: string
  readonly hint?: string
  /** Groups to choose from; none = it is not asked. */
  readonly groups?: readonly CustomerGroupWire[]
}

/** For whom: a group, what was spent, how long ago the last order is, and birthdays. */
export function SegmentFields({ form, legend, hint, groups = [] }: SegmentFieldsProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <fieldset className={styles.fields}>
      <legend>{legend}</legend>
      {hint && <p className={styles.small}>{hint}</p>}
      {groups.length > 0 && (
        <label className={styles.select}>
          {t('campaign.group')}
          <select value={form.group} onChange={(event) => form.setGroup(event.currentTarget.value)}>
            <option value="">{t('campaign.everyone')}</option>
            {groups.map((group) => (
              <option key={group.id} value={group.id}>
                {{ ar: group.name_ar, en: group.name_en }[language]}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={styles.pair}>
        <Text form={form} name="spent" money />
        <Text form={form} name="spent_days" />
        <Text form={form} name="away_days" />
        <Text form={form} name="birthday_days" />
      </div>
    </fieldset>
  )
}

interface TextProps {
  readonly form: SegmentForm
  readonly name: SegmentText
  readonly money?: boolean
}

function Text({ form, name, money = false }: TextProps) {
  const t = useText()
  const fault = useFaultWords()
  const { symbol } = useMember().tenant
  return (
    <Field
      label={t(`campaign.${name}`)}
      code={money ? symbol : undefined}
      dir="ltr"
      inputMode={money ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={form.text[name]}
      error={form.wrong.includes(name) ? fault(form.text[name]) : undefined}
      onChange={(event) => form.type(name, event.currentTarget.value)}
    />
  )
}
