import { expect, it } from 'vitest'
import { clockOf } from './clock-of.ts'

it('writes a countdown as minutes and seconds', () => {
  expect([clockOf(899), clockOf(245), clockOf(65), clockOf(9)]).toEqual(['14:59', '4:05', '1:05', '0:09'])
})
