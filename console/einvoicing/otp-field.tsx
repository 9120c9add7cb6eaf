import { Field } from '#ui/fields/field.tsx'
import { useText } from '../i18n/use-text.ts'

interface OtpFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The one-time password of the authority's portal. */
export function OtpField({ value, error, onChange }: OtpFieldProps) {
  const t = useText()
  return (
    <Field
      label={t('einvoicing.otp')}
      hint={t('einvoicing.otp-hint')}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
