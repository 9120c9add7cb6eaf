import { useId, useState } from 'react'
import type { MenuLabelsWire } from '#contract/menu/menu-labels.ts'
import { activityMinutes, gramsText, readGrams, type LabelWeight } from '#domain/menu/menu-labels.ts'
import { Field } from '#ui/fields/field.tsx'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './item-form.module.css'

interface LabelFieldsProps {
  readonly labels: MenuLabelsWire
  readonly calories: number | null
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (labels: MenuLabelsWire) => void
}

const weights = ['salt', 'protein', 'fat', 'carbs', 'sugar'] as const satisfies readonly LabelWeight[]

/** What a menu says of a portion beside its calories; what is left empty is not known. */
export function LabelFields({ labels, calories, errorOf, onChange }: LabelFieldsProps) {
  const t = useText()
  const set = (change: MenuLabelsWire) => onChange({ ...labels, ...change })
  return (
    <div className={styles.four}>
      {weights.map((field) => (
        <GramsField
          key={field}
          label={t(`dish.label-${field}`)}
          value={labels[field]}
          error={errorOf(`labels.${field}`)}
          onChange={(value) => set({ [field]: value })}
        />
      ))}
      <SaltyChoice
        value={labels.salty}
        error={errorOf('labels.salty')}
        onChange={(salty) => set({ salty })}
      />
      <WholeNumberField
        label={t('dish.label-caffeine')}
        value={labels.caffeine ?? null}
        error={errorOf('labels.caffeine')}
        onChange={(value) => set({ caffeine: value ?? undefined })}
        optional
      />
      <WholeNumberField
        label={t('dish.label-minutes')}
        value={labels.minutes ?? null}
        error={errorOf('labels.minutes')}
        {...(calories !== null && {
          hint: t('dish.label-minutes-rule', { count: activityMinutes(calories) }),
        })}
        onChange={(value) => set({ minutes: value ?? undefined })}
        optional
      />
    </div>
  )
}

interface GramsFieldProps {
  readonly label: string
  /** Milligrams. */
  readonly value: number | undefined
  readonly error: string | undefined
  readonly onChange: (milligrams: number | undefined) => void
}

/** Grams as they are typed; what is no weight stays as it is and is not taken. */
function GramsField({ label, value, error, onChange }: GramsFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <Field
      label={label}
      inputMode="decimal"
      dir="ltr"
      value={typed ?? (value === undefined ? '' : gramsText(value))}
      {...(error !== undefined && { error })}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        const milligrams = readGrams(text)
        if (milligrams !== undefined || text.trim() === '') onChange(milligrams)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

interface SaltyChoiceProps {
  readonly value: boolean | undefined
  readonly error: string | undefined
  readonly onChange: (salty: boolean | undefined) => void
}

function SaltyChoice({ value, error, onChange }: SaltyChoiceProps) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{t('dish.label-salty')}</label>
      <select
        id={id}
        value={value === undefined ? '' : value ? 'yes' : 'no'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          const { value: chosen } = event.currentTarget
          onChange(chosen === '' ? undefined : chosen === 'yes')
        }}
      >
        <option value="">{t('dish.label-salty-weighed')}</option>
        <option value="yes">{t('dish.label-salty-yes')}</option>
        <option value="no">{t('dish.label-salty-no')}</option>
      </select>
      {error && (
        <span id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
