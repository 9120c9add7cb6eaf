import { expect, it } from 'vitest'
import { firstGuests } from './use-join-form.ts'

it('spec 9: a party is one guest until somebody says more, within what the branch allows', () => {
  expect(firstGuests({ person_count_from: 1, person_count_to: 12 })).toBe(1)
  expect(firstGuests({ person_count_from: 3, person_count_to: 12 })).toBe(3)
})
