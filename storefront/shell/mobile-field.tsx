import type { ComponentProps } from 'react'
import { Field } from '#ui/fields/field.tsx'
import { useSite } from './use-site.ts'

/** A guest's mobile, as the restaurant's country writes it (spec 5); of any country with + or 00 before it. */
export function MobileField(props: ComponentProps<typeof Field>) {
  const { country } = useSite()
  const saysCountry = /^\s*(?:\+|00)/.test(String(props.value ?? ''))
  return (
    <Field
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      required
      {...(!saysCountry && { code: country.mobile_code })}
      placeholder={country.mobile_format}
    />
  )
}
