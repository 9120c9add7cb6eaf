import { expect, it } from 'vitest'
import { hasWishForLater, keepWishForLater } from './wish-for-later.ts'

it('who came by /select-type/scheduled is asked for the day first, until another way is taken', () => {
  expect(hasWishForLater()).toBe(false)
  keepWishForLater(true)
  expect(hasWishForLater()).toBe(true)
  keepWishForLater(false)
  expect(hasWishForLater()).toBe(false)
})
