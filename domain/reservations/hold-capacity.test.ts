import { expect, it } from 'vitest'
import { mayHoldUnproven } from './hold-capacity.ts'

it('safety 9: guests without a proven number hold at most half of the tables that are left, and always two', () => {
  expect([0, 1, 2, 3].map((held) => mayHoldUnproven(held, 3 - held, 1))).toEqual([true, true, false, false])
  expect([4, 9, 10].map((held) => mayHoldUnproven(held, 20 - held, 1))).toEqual([true, true, false])
  expect(mayHoldUnproven(0, 1, 3)).toBe(true)
})
