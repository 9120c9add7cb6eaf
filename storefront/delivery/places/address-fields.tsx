import { addressLimits } from '#domain/delivery/check-address.ts'
import { buildingTypes } from '#domain/delivery/building-type.ts'
import { Field } from '#ui/fields/field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { AddressField, AddressForm } from './address-form.ts'
import styles from './place-sheet.module.css'

interface AddressFieldsProps {
  readonly form: AddressForm
  readonly change: (part: Partial<AddressForm>) => void
  readonly problem: (field: AddressField) => string | undefined
}

/** What a driver must know of an address (spec 3), with the limits of each text. */
export function AddressFields({ form, change, problem }: AddressFieldsProps) {
  const t = useText()
  const text = (field: AddressField) => ({
    name: field,
    limit: addressLimits[field],
    value: form[field],
    error: problem(field),
    dir: 'auto',
    onInput: (event: React.InputEvent<HTMLInputElement & HTMLTextAreaElement>) =>
      change({ [field]: event.currentTarget.value }),
  })
  return (
    <>
      <Field {...text('street_name')} label={t('address.street')} autoComplete="address-line1" />
      <div className={styles.group}>
        <span aria-hidden className={styles.legend}>
          {t('address.building-type')}
        </span>
        <Segmented
          legend={t('address.building-type')}
          name="building_type"
          value={form.building_type}
          onChange={(building_type) => change({ building_type })}
          options={buildingTypes.map((value) => ({ value, label: t(`address.type.${value}`) }))}
        />
      </div>
      <div className={styles.numbers}>
        <Field {...text('building_number')} label={t('address.building')} autoComplete="off" />
        <Field {...text('floor_number')} label={t('address.floor')} autoComplete="off" />
        <Field {...text('apartment_number')} label={t('address.apartment')} autoComplete="off" />
      </div>
      <Field {...text('special_mark')} label={t('address.mark')} autoComplete="off" />
      <Field
        {...text('description')}
        label={t('address.description')}
        hint={t('address.description-hint')}
        rows={2}
      />
    </>
  )
}
