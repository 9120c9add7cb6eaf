import { toWesternDigits } from '#domain/core/digits.ts'
import { limits } from '#domain/core/limits.ts'
import { Field } from '#ui/fields/field.tsx'
import type { TextKey } from '../i18n/catalogue.ts'
import { useText } from '../i18n/use-text.ts'

interface GuestFieldsProps {
  readonly typed: { readonly name: string; readonly phone: string }
  readonly onChange: (more: { name: string } | { phone: string }) => void
}

/** Who comes: name and phone number. */
export function GuestFields({ typed, onChange }: GuestFieldsProps) {
  const t = useText()
  return (
    <>
      <Field
        label={t('res.name')}
        dir="auto"
        limit={limits.name}
        value={typed.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Field
        label={t('res.phone')}
        type="tel"
        inputMode="tel"
        dir="ltr"
        value={typed.phone}
        onChange={(event) => onChange({ phone: toWesternDigits(event.currentTarget.value) })}
      />
    </>
  )
}

interface NoteFieldProps {
  readonly word: TextKey
  readonly value: string
  readonly onChange: (note: string) => void
}

/** What is noted of a booking, in two lines. */
export function NoteField({ word, value, onChange }: NoteFieldProps) {
  return (
    <Field
      label={useText()(word)}
      dir="auto"
      rows={2}
      limit={limits.notes}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
