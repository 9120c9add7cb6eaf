import { Field } from '#ui/field.tsx'

interface NumberFieldProps {
  readonly label: string
  readonly hint?: string
  /** None = empty. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** A whole number, or nothing. */
export function NumberField({ label, hint, value, onChange }: NumberFieldProps) {
  return (
    <Field
      label={label}
      {...(hint && { hint })}
      type="text"
      inputMode="numeric"
      value={value === null ? '' : String(value)}
      onChange={(event) => {
        const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6)
        onChange(digits === '' ? null : Number(digits))
      }}
    />
  )
}
