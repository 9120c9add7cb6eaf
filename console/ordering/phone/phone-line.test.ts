import { describe, expect, it } from 'vitest'
import type { DeskDishWire } from '#contract/menu/desk-dish.ts'
import { makeDeskOption } from '../../menu/dish/make-desk-dish.ts'
import { countLine, newLine, putLine, wireLine } from './phone-line.ts'

const dish: DeskDishWire = {
  id: 'wrap',
  group: 'Wraps',
  name: 'Wrap',
  price: '20.00',
  state: 'available',
  note: '',
  needs_choice: false,
  max_quantity: null,
  option_groups: [
    {
      id: 'g',
      name: 'Sauce',
      min: 0,
      max: 5,
      free: 0,
      when: null,
      options: [makeDeskOption('Hot'), makeDeskOption('Mild')],
    },
  ],
  deposits: [],
}
const wrap = (quantity = 1, hot = 0, note = '') =>
  newLine(dish, { options: hot > 0 ? [{ option_id: 'Hot', quantity: hot }] : [], note }, quantity)

describe('the lines of an order by phone', () => {
  it('of equal choices are one, as in the cart; others stand beside it in words', () => {
    const lines = putLine(putLine(putLine([], wrap()), wrap(2)), wrap(1, 2))
    expect(lines).toMatchObject([
      { quantity: 3, words: [] },
      { quantity: 1, words: ['2 × Hot'] },
    ])
    expect(putLine(lines, wrap(1, 0, 'no onions'))).toHaveLength(3)
  })

  it('that are changed keep their place, or join the one that they have become', () => {
    const [first, second] = [wrap(), wrap(1, 1)]
    const lines = [first, second]
    expect(putLine(lines, wrap(4, 3), first.key)).toMatchObject([{ quantity: 4 }, { key: second.key }])
    expect(putLine(lines, wrap(2, 1), first.key)).toMatchObject([{ key: second.key, quantity: 3 }])
  })

  it('are counted, gone at 0, and travel with what was chosen alone', () => {
    const line = wrap(1, 1)
    expect(countLine([line], line.key, 5)).toMatchObject([{ quantity: 5 }])
    expect(countLine([line], line.key, 0)).toEqual([])
    expect(wireLine(line)).toEqual({
      item_id: 'wrap',
      quantity: 1,
      options: [{ option_id: 'Hot', quantity: 1 }],
      note: '',
    })
  })
})
