import { findCountry } from '#domain/core/country.ts'
import { limits } from '#domain/core/limits.ts'
import { normaliseAnyMobile } from '#domain/core/mobile.ts'
import { lengthOf } from '#domain/core/text.ts'

/** What a guest types at checkout. */
export interface ContactForm {
  readonly name: string
  readonly mobile: string
  readonly notes: string
}

export type ContactField = keyof ContactForm
export type FieldProblem = 'form.required' | 'form.mobile-invalid' | 'form.too-long'

/** In the order in which they stand on the page: the first with a problem gets the focus. */
export const contactFields: readonly ContactField[] = ['name', 'mobile', 'notes']

/** Takes what was typed and the tenant's country; returns what is wrong, field by field; nothing when all is well. Spec 5. */
export function checkContactForm(
  form: ContactForm,
  countryCode: string,
): Partial<Record<ContactField, FieldProblem>> {
  const country = findCountry(countryCode)
  const problems: Partial<Record<ContactField, FieldProblem>> = {}
  if (form.name.trim() === '') problems.name = 'form.required'
  else if (lengthOf(form.name.trim()) > limits.name) problems.name = 'form.too-long'
  if (form.mobile.trim() === '') problems.mobile = 'form.required'
  else if (country && !normaliseAnyMobile(form.mobile, country)) problems.mobile = 'form.mobile-invalid'
  if (lengthOf(form.notes.trim()) > limits.notes) problems.notes = 'form.too-long'
  return problems
}
