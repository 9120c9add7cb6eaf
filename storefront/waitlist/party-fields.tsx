import { useEffect, useRef } from 'react'
import type { WaitingAreaWire } from '#contract/waitlist/waiting.ts'
import { limits } from '#domain/core/limits.ts'
import { Field } from '#ui/fields/field.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { MobileField } from '../shell/mobile-field.tsx'
import { NameField } from '../shell/name-field.tsx'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import styles from './join-form.module.css'
import type { FormErrors, PartyForm } from './use-join-form.ts'
import { PartyCount, WaitWords } from './wait-words.tsx'

interface PartyFieldsProps {
  readonly form: PartyForm
  readonly errors: FormErrors
  /** Another one each time that something is wrong: the first of it gets the focus. */
  readonly alertKey: unknown
  readonly areas: readonly WaitingAreaWire[]
  readonly least: number
  readonly most: number
  readonly onChange: (part: Partial<PartyForm>) => void
}

/** How many, where, and who: the same for joining and for changing one's mind. */
export function PartyFields({ form, errors, alertKey, areas, least, most, onChange }: PartyFieldsProps) {
  const t = useWaitingText()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the button stands below all fields: what is wrong may be out of sight
    const wrong = '[aria-invalid="true"], [data-wrong] input'
    fields.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [alertKey])
  return (
    <div ref={fields} className={styles.fields}>
      <div className={styles.guests}>
        <span id="guests" className={styles.label}>
          {t('waiting.guests')}
        </span>
        <span role="group" aria-labelledby="guests">
          <Stepper
            value={form.guests}
            min={least}
            max={most}
            size="lg"
            onChange={(guests) => onChange({ guests })}
            words={{
              less: t('waiting.fewer'),
              more: t('waiting.more'),
              remove: t('waiting.fewer'),
              most: t('waiting.most', { most }),
            }}
          />
        </span>
      </div>
      {errors.guests_count && <p className={styles.error}>{errors.guests_count}</p>}
      <AreaField form={form} errors={errors} areas={areas} onChange={onChange} />
      <WhoFields form={form} errors={errors} onChange={onChange} />
    </div>
  )
}

/** The area is always asked (spec 9). */
function AreaField({
  form,
  errors,
  areas,
  onChange,
}: Pick<PartyFieldsProps, 'form' | 'errors' | 'areas' | 'onChange'>) {
  const t = useWaitingText()
  if (areas.length === 0) return null
  return (
    <fieldset
      className={styles.areas}
      data-wrong={errors.area_id ? '' : undefined}
      aria-describedby={errors.area_id ? 'area-error' : undefined}
    >
      <legend>{t('waiting.area')}</legend>
      {areas.map((area) => (
        <label key={area.id} className={styles.area}>
          <input
            className="vh"
            type="radio"
            name="area"
            value={area.id}
            checked={form.area === area.id}
            onChange={() => onChange({ area: area.id })}
          />
          <span>
            <bdi>{area.name}</bdi>
            <small>
              <PartyCount count={area.count} />
            </small>
          </span>
          <WaitWords wait={area.wait} ahead={area.count} />
        </label>
      ))}
      {errors.area_id && (
        <p id="area-error" className={styles.error}>
          {errors.area_id}
        </p>
      )}
    </fieldset>
  )
}

function WhoFields({ form, errors, onChange }: Pick<PartyFieldsProps, 'form' | 'errors' | 'onChange'>) {
  const t = useWaitingText()
  return (
    <>
      <NameField
        label={t('waiting.name')}
        value={form.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <MobileField
        label={t('waiting.mobile')}
        hint={t('waiting.mobile-hint')}
        value={form.phone}
        error={errors.phone}
        onChange={(event) => onChange({ phone: event.currentTarget.value })}
      />
      <Field
        label={t('waiting.note')}
        hint={t('waiting.note-hint')}
        dir="auto"
        rows={2}
        limit={limits.notes}
        value={form.note}
        error={errors.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  )
}
