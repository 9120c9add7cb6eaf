import { expect, it } from 'vitest'
import { forwardedAddress } from './request-host.ts'

const seen = '203.0.113.9, 198.51.100.7, 192.0.2.1'

it('counts the address that our own outermost proxy saw, never one that a caller wrote before it', () => {
  expect(forwardedAddress(seen, 1)).toBe('192.0.2.1')
  expect(forwardedAddress(seen, 2)).toBe('198.51.100.7')
  expect(forwardedAddress('192.0.2.1', 1)).toBe('192.0.2.1')
})

it('takes what there is of a shorter list, and none without a proxy', () => {
  expect(forwardedAddress('192.0.2.1', 3)).toBe('192.0.2.1')
  expect(forwardedAddress(seen, 0)).toBeUndefined()
  expect(forwardedAddress(undefined, 1)).toBeUndefined()
  expect(forwardedAddress(' ', 1)).toBeUndefined()
})
