import { expect, it } from 'vitest'
import { gatewayMinimum } from './gateway-minimum.ts'

it('safety 7: a card is charged what its gateway takes at least, and never less than 1.00', () => {
  expect(gatewayMinimum('stripe', 'AED')).toBe(200)
  expect(gatewayMinimum('stripe', 'SAR')).toBe(100)
  expect(gatewayMinimum('moyasar', 'SAR')).toBe(100)
  expect(gatewayMinimum('sandbox', 'EGP')).toBe(100)
  expect(gatewayMinimum(undefined, 'QAR')).toBe(100)
})
