import type { CustomerAddressWire } from '#contract/delivery/customer-places.ts'
import { checkAddress, type AddressDetails, type addressLimits } from '#domain/delivery/check-address.ts'
import { isRefusal } from '#domain/core/refusal.ts'

export type AddressForm = AddressDetails & { readonly is_default: boolean }
export type AddressField = keyof typeof addressLimits

/** Takes an address, or none; returns the form that it is changed in. */
export function addressForm(address: CustomerAddressWire | undefined): AddressForm {
  if (address) {
    const { id: _, ...form } = address
    return form
  }
  return {
    latitude: null,
    longitude: null,
    street_name: '',
    building_type: 'house',
    building_number: '',
    floor_number: '',
    apartment_number: '',
    special_mark: '',
    geocode_address: '',
    description: '',
    is_default: false,
  }
}

/** In the order in which they stand: the first with a problem gets the focus. */
export const addressFields: readonly AddressField[] = [
  'street_name',
  'building_number',
  'floor_number',
  'apartment_number',
  'special_mark',
  'description',
]

export type FieldProblem = 'form.required' | 'form.too-long'

/** Takes a form; returns what is wrong, field by field, as the server would say it. Spec 5. */
export function addressProblems(form: AddressForm): Partial<Record<AddressField, FieldProblem>> {
  const checked = checkAddress(form)
  if (!isRefusal(checked)) return {}
  const problems = Object.entries(checked.fields ?? {}).map(([field, codes]) => [
    field,
    codes.includes('field-required') ? 'form.required' : 'form.too-long',
  ])
  return Object.fromEntries(problems) as Partial<Record<AddressField, FieldProblem>>
}

/** Takes what the spot is called; fills the street unless somebody wrote it. `before` is what was filled last. */
export function withNames(
  form: AddressForm,
  named: { geocode_address: string; street_name: string },
  before: string,
): AddressForm {
  const free = form.street_name.trim() === '' || form.street_name === before
  return {
    ...form,
    geocode_address: named.geocode_address,
    street_name: free && named.street_name ? named.street_name : form.street_name,
  }
}
