import { expect, it } from 'vitest'
import { hereChange } from './here-change.ts'

const was = { branch_id: 'b1', branch: 'Olaya', hidden: false, price: null, left: 10 }

it('another price of a branch is sent without the count that was read with it: orders took of that since', () => {
  expect(hereChange(was, { ...was, price: '12.00' })).toEqual({
    branch_id: 'b1',
    prices: [{ type: null, price: '12.00' }],
  })
})

it('a count, none any more, and the place on the menu travel when they were changed; nothing is sent of what was not', () => {
  expect(hereChange(was, { ...was, left: 4 })).toEqual({ branch_id: 'b1', left: 4 })
  expect(hereChange(was, { ...was, left: null })).toEqual({ branch_id: 'b1', left: null })
  expect(hereChange(was, { ...was, hidden: true })).toEqual({ branch_id: 'b1', hidden: true })
  expect(hereChange(was, { ...was })).toBeUndefined()
})
