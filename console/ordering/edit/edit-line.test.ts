import { expect, it } from 'vitest'
import type { DeskDishWire } from '#contract/menu/desk-dish.ts'
import type { OrderEditorWire } from '#contract/ordering/order-edit.ts'
import { makeDeskOption } from '../../menu/dish/make-desk-dish.ts'
import { changedLine, choiceOf, linesOf, newLine, sameAs, sheetOf, inputOf, withLine } from './edit-line.ts'

const tea: DeskDishWire = {
  id: 'tea',
  group: 'Drinks',
  name: 'Tea',
  price: '3.00',
  state: 'available',
  note: '',
  needs_choice: false,
  max_quantity: null,
  option_groups: [
    {
      id: 'g',
      name: 'With',
      min: 0,
      max: 5,
      free: 0,
      when: null,
      options: [makeDeskOption('mint'), makeDeskOption('milk')],
    },
  ],
  deposits: [],
}
const plain = { options: [], note: '' }

const ordered = (options: { id: string; quantity: number }[] = []): OrderEditorWire['lines'][number] => ({
  line_id: 'one',
  item_id: 'tea',
  name: 'Tea',
  picture: null,
  quantity: 2,
  note: 'no sugar',
  unit_price: '3.00',
  subtotal: '6.00',
  discount: '0.00',
  options: options.map(({ id, quantity }) => ({
    option_id: id,
    group: 'With',
    name: id,
    quantity,
    price: '0.00',
    free: 0,
  })),
})
const first = (line = ordered()) => {
  const [made] = linesOf({ lines: [line] })
  if (!made) throw new Error('no line')
  return made
}

it('two lines of one dish are told apart, whichever was taken out between: more of one is not more of the other', () => {
  const lines = [newLine(tea, plain, 1), newLine(tea, plain, 1)]
  const again = [...lines.slice(1), newLine(tea, plain, 1)]
  expect(new Set(again.map(({ key }) => key)).size).toBe(2)
})

it('a note is part of a line: another one is a change, blanks around it are none', () => {
  const editor = { lines: [ordered()] }
  const line = first()
  expect(inputOf(line)).toEqual({ line_id: 'one', item_id: 'tea', quantity: 2, note: 'no sugar' })
  expect(sameAs(editor, [{ ...line, note: ' no sugar ' }])).toBe(true)
  expect(sameAs(editor, [{ ...line, note: '' }])).toBe(false)
})

it('a line that stays is chosen anew only where something else is chosen: else it is not looked up again', () => {
  // the menu has no ginger any more
  const line = first(
    ordered([
      { id: 'mint', quantity: 2 },
      { id: 'ginger', quantity: 1 },
    ]),
  )
  const before = choiceOf(line)
  expect(before).toMatchObject({ quantity: 2, note: 'no sugar' })
  const mint = { option_id: 'mint', quantity: 2 }
  const changed = changedLine(line, tea, { options: [mint], note: 'hot' }, 1)
  expect(inputOf(changed)).toEqual({ line_id: 'one', item_id: 'tea', quantity: 1, note: 'hot' })
  expect(changed.words).toEqual(['2 × mint', 'ginger'])
  const milk = { option_id: 'milk', quantity: 1 }
  const other = changedLine(changed, tea, { options: [milk], note: 'hot' }, 3)
  expect(inputOf(other)).toEqual({
    line_id: 'one',
    item_id: 'tea',
    quantity: 3,
    options: [milk],
    note: 'hot',
  })
  expect(other.words).toEqual(['milk'])
  // and back again
  expect(inputOf(changedLine(other, tea, { options: [mint], note: 'hot' }, 1))).toEqual(inputOf(changed))
})

it('a dish that is put in once more is counted with its line of the same choice and note', () => {
  const line = first()
  expect(withLine([line], newLine(tea, plain, 1))).toHaveLength(2)
  expect(withLine([line], newLine(tea, { options: [], note: 'no sugar' }, 1))).toEqual([
    { ...line, quantity: 3 },
  ])
  const mint = { options: [{ option_id: 'mint', quantity: 1 }], note: 'no sugar' }
  expect(withLine([line], newLine(tea, mint, 1))).toHaveLength(2)
})

it('of a dish that cannot be had now no more is asked than was ordered, and nothing of it is chosen', () => {
  const line = first(ordered([{ id: 'mint', quantity: 1 }]))
  const gone = sheetOf(line, [{ ...tea, state: 'sold_out' }])
  expect(gone).toMatchObject({ sold: false, dish: { name: 'Tea', max_quantity: 2, option_groups: [] } })
  expect(sheetOf(line, [])).toEqual(gone)
  expect(inputOf(changedLine(line, gone.dish, { options: [], note: '' }, 1))).toEqual({
    line_id: 'one',
    item_id: 'tea',
    quantity: 1,
    note: '',
  })
  expect(sheetOf(line, [tea])).toEqual({ sold: true, dish: tea })
})
