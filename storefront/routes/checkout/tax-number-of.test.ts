import { expect, it } from 'vitest'
import { taxNumberOf } from './tax-number-of.ts'

const restaurant = { tax_number: '300000000000003' }
const branch = (own: boolean) => ({
  tax: { enable_custom_tax: own, custom_tax_number: '399999999900003', custom_tax_url: '' },
})

it('spec 3: a branch with a tax number of its own names it at checkout, any other the one of its restaurant', () => {
  expect(taxNumberOf(branch(true), restaurant)).toBe('399999999900003')
  expect(taxNumberOf(branch(false), restaurant)).toBe('300000000000003')
  expect(taxNumberOf(undefined, restaurant)).toBe('300000000000003')
})
