import { describe, expect, it } from 'vitest'
import { readAvoided } from './avoid-store.ts'

const nothing = { allergens: [], diets: [] }

describe('what a guest does not eat, as this browser keeps it', () => {
  it('is read again as it was stored, and the same text is the same object', () => {
    const stored = JSON.stringify({ allergens: ['a1'], diets: ['vegan'] })
    expect(readAvoided(stored)).toEqual({ allergens: ['a1'], diets: ['vegan'] })
    expect(readAvoided(stored)).toBe(readAvoided(stored))
  })

  it.each([null, '', 'x', '7', 'null', '[]', '{"allergens":{"length":3},"diets":"vegan"}'])(
    'nothing and nonsense (%s) hide nothing',
    (stored) => {
      expect(readAvoided(stored)).toEqual(nothing)
    },
  )

  it('of a list with nonsense in it only what can be meant counts', () => {
    expect(readAvoided('{"allergens":[1,"a1",null],"diets":["keto","vegetarian"]}')).toEqual({
      allergens: ['a1'],
      diets: ['vegetarian'],
    })
  })
})
