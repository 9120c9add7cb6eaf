import { expect, it } from 'vitest'
import { newLine } from './use-edit-form.ts'

const tea = { id: 'tea', name: 'Tea', price: '3.00', groups: [] }

it('two lines of one dish are told apart, whichever was taken out between: more of one is not more of the other', () => {
  const lines = [newLine(tea, []), newLine(tea, [])]
  const again = [...lines.slice(1), newLine(tea, [])]
  expect(new Set(again.map(({ key }) => key)).size).toBe(2)
})
