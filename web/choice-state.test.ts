import { describe, expect, it } from 'vitest'
import type { OptionGroupWire } from '#contract/menu/menu.ts'
import {
  chooseMany,
  chooseOnly,
  countIn,
  groupsOf,
  livePrice,
  presetChoice,
  problemOf,
} from './choice-state.ts'

const option = (id: string, price: string, more: object = {}) => ({
  id,
  name: id,
  price,
  min: 1,
  max: 1,
  calories: null,
  preset: false,
  item_id: null,
  picture: null,
  out: false,
  ...more,
})
const wire: OptionGroupWire[] = [
  {
    id: 'size',
    name: 'Size',
    min: 1,
    max: 1,
    free: 0,
    when: null,
    options: [option('normal', '0.00', { preset: true }), option('large', '6.00')],
  },
  {
    id: 'heat',
    name: 'Heat',
    min: 1,
    max: 1,
    free: 0,
    when: null,
    options: [option('mild', '0.00'), option('hot', '0.00')],
  },
  {
    id: 'extras',
    name: 'Extras',
    min: 0,
    max: 3,
    free: 0,
    when: null,
    options: [option('cheddar', '5.00', { max: 3 }), option('onion', '3.00')],
  },
]
const groups = groupsOf(wire)
const [size, heat, extras] = groups

describe('choosing options of an item', () => {
  it('starts with what is preset, at the price of it', () => {
    const choice = presetChoice(groups)
    expect([...choice]).toEqual([['normal', 1]])
    expect(livePrice({ price: '38.00' }, groups, choice, 1)).toBe('38.00')
  })

  it('the button shows options times quantity', () => {
    let choice = chooseOnly(size!, presetChoice(groups), 'large')
    choice = chooseMany(choice, 'cheddar', 2)
    expect(livePrice({ price: '38.00' }, groups, choice, 1)).toBe('54.00')
    expect(livePrice({ price: '38.00' }, groups, choice, 3)).toBe('162.00')
  })

  it('one of a group replaces the other', () => {
    const choice = chooseOnly(size!, presetChoice(groups), 'large')
    expect(countIn(size!, choice)).toBe(1)
    expect(choice.has('normal')).toBe(false)
  })

  it('spec 5: a required group must be chosen', () => {
    expect(problemOf(groups, presetChoice(groups))).toEqual({ groupId: 'heat', kind: 'required' })
    expect(problemOf(groups, chooseOnly(heat!, presetChoice(groups), 'hot'))).toBeUndefined()
  })

  it('spec 5: counts per group and per option are kept', () => {
    const ready = chooseOnly(heat!, presetChoice(groups), 'hot')
    const full = chooseMany(chooseMany(ready, 'cheddar', 3), 'onion', 1)
    expect(countIn(extras!, full)).toBe(4)
    expect(problemOf(groups, full)).toEqual({ groupId: 'extras', kind: 'count' })
    expect(problemOf(groups, chooseMany(ready, 'onion', 2))).toEqual({ groupId: 'extras', kind: 'count' })
  })

  it('spec 5: the fewest of a group and of an option are kept too', () => {
    const [dips] = groupsOf([
      {
        id: 'dips',
        name: 'Dips',
        min: 2,
        max: 4,
        free: 0,
        when: null,
        options: [option('garlic', '0.00', { min: 2, max: 4 }), option('tahini', '0.00', { max: 4 })],
      },
    ])
    const problem = (id: string, count: number) => problemOf([dips!], chooseMany(new Map(), id, count))
    const wrong = { groupId: 'dips', kind: 'count' }
    expect([problem('tahini', 1), problem('tahini', 2)]).toEqual([wrong, undefined])
    const both = chooseMany(chooseMany(new Map(), 'garlic', 1), 'tahini', 2)
    expect(problemOf([dips!], both)).toEqual(wrong)
    expect(problem('garlic', 2)).toBeUndefined()
  })

  it('none of an option takes it out', () => {
    expect(chooseMany(chooseMany(new Map(), 'onion', 1), 'onion', 0).size).toBe(0)
  })
})
