import type { ComponentProps } from 'react'
import { limits } from '#domain/core/limits.ts'
import { Field } from '#ui/fields/field.tsx'

/** A guest's name (spec 5). */
export function NameField(props: ComponentProps<typeof Field>) {
  return <Field {...props} autoComplete="name" dir="auto" required limit={limits.name} />
}
