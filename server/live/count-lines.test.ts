import { expect, it } from 'vitest'
import { countLines } from './count-lines.ts'

it('a network has so many lines at once; what is over makes room, and other networks are not concerned', () => {
  const count = countLines(2)
  expect([count.open('a'), count.open('a'), count.open('a'), count.open('b')]).toEqual([
    true,
    true,
    false,
    true,
  ])
  count.close('a')
  expect([count.open('a'), count.open('a')]).toEqual([true, false])
})
