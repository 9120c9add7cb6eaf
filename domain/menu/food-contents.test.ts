import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  certainAllergens,
  conflictOf,
  contentsOfChoice,
  contentsOfOption,
  namesDiets,
  unfitOf,
} from './food-contents.ts'
import { makeGroup, makeItem, makeOption } from './make-item.ts'

const fries = makeItem('fries', { tags: ['vegetarian', 'vegan'] })
const nuggets = makeItem('nuggets', { allergens: ['gluten', 'egg'] })
const burger = makeItem('burger', {
  tags: ['vegetarian'],
  allergens: ['gluten'],
  optionGroups: [
    makeGroup(
      'bread',
      [makeOption('brioche', { allergens: ['milk', 'egg'] }), makeOption('bun', { allergens: ['milk'] })],
      {
        min: 1,
        max: 1,
      },
    ),
    makeGroup('more', [
      makeOption('bacon', { unfit: ['vegetarian'] }),
      makeOption('cheese', { allergens: ['milk'], unfit: ['vegan'] }),
    ]),
    makeGroup('side', [
      makeOption('with-fries', { itemId: 'fries' }),
      makeOption('with-nuggets', { itemId: 'nuggets' }),
    ]),
  ],
})
const items = new Map([fries, nuggets, burger].map((one) => [one.id, one]))
const choice = (...ids: string[]) => ids.map((optionId) => ({ optionId }))

describe('what is in a dish', () => {
  it('nobody gets around what every choice of a required group has; what may be left out is not in it', () => {
    expect(certainAllergens(burger, items)).toEqual(['gluten', 'milk'])
    expect(certainAllergens(fries, items)).toEqual([])
  })

  it('what is chosen adds to it: of a combo’s choice all that its item has', () => {
    expect(contentsOfChoice(burger, choice('bun'), items)).toEqual({
      allergens: ['gluten', 'milk'],
      unfit: ['vegan'],
    })
    expect(contentsOfChoice(burger, choice('brioche', 'bacon', 'with-nuggets'), items)).toEqual({
      allergens: ['gluten', 'milk', 'egg'],
      unfit: ['vegetarian', 'vegan'],
    })
    expect(contentsOfChoice(fries, [], items)).toEqual({ allergens: [], unfit: [] })
  })

  it('what has meat is neither vegetarian nor vegan, and what is vegan is vegetarian', () => {
    expect(contentsOfOption(makeOption('x', { unfit: ['vegetarian'] }), items).unfit).toEqual([
      'vegetarian',
      'vegan',
    ])
    expect([[], ['vegetarian'], ['vegan']].map(unfitOf)).toEqual([['vegetarian', 'vegan'], ['vegan'], []])
    expect([namesDiets([nuggets]), namesDiets([nuggets, fries])]).toEqual([false, true])
  })

  it('property: with more chosen there is never less in it, and what is avoided is found whatever else is', () => {
    const ids = ['brioche', 'bun', 'bacon', 'cheese', 'with-fries', 'with-nuggets']
    fc.assert(
      fc.property(fc.subarray(ids), fc.constantFrom(...ids), (some, more) => {
        const one = contentsOfChoice(burger, choice(...some), items)
        const two = contentsOfChoice(burger, choice(...some, more), items)
        expect(two.allergens).toEqual(expect.arrayContaining([...one.allergens]))
        expect(two.unfit).toEqual(expect.arrayContaining([...one.unfit]))
        const found = conflictOf(two, { allergens: one.allergens, diets: one.unfit })
        expect(found).toEqual({
          allergens: two.allergens.filter((id) => one.allergens.includes(id)),
          unfit: one.unfit,
        })
      }),
    )
  })
})
