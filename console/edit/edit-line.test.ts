import { expect, it } from 'vitest'
import { isNoteTooLong, linesOf, newLine, sameAs, wishOf } from './edit-line.ts'

const tea = { id: 'tea', name: 'Tea', price: '3.00', groups: [] }

it('two lines of one dish are told apart, whichever was taken out between: more of one is not more of the other', () => {
  const lines = [newLine(tea, []), newLine(tea, [])]
  const again = [...lines.slice(1), newLine(tea, [])]
  expect(new Set(again.map(({ key }) => key)).size).toBe(2)
})

it('a note is part of a line: another one is a change, blanks around it are none', () => {
  const ordered = {
    line_id: 'one',
    item_id: 'tea',
    name: 'Tea',
    picture: null,
    quantity: 2,
    note: 'no sugar',
    unit_price: '3.00',
    subtotal: '6.00',
    discount: '0.00',
    options: [],
  }
  const editor = { lines: [ordered] }
  const [line] = linesOf(editor)
  if (!line) throw new Error('no line')
  expect(wishOf(line)).toEqual({ line_id: 'one', item_id: 'tea', quantity: 2, note: 'no sugar' })
  expect(sameAs(editor, [{ ...line, note: ' no sugar ' }])).toBe(true)
  expect(sameAs(editor, [{ ...line, note: '' }])).toBe(false)
  expect(isNoteTooLong({ note: 'x'.repeat(501) })).toBe(true)
  expect(isNoteTooLong({ note: ` ${'x'.repeat(500)} ` })).toBe(false)
})
