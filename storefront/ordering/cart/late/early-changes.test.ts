import { expect, it } from 'vitest'
import { earlyLines, resizeEarlyLine, type EarlyChange } from './early-changes.ts'

const line = (line_id: string, item_id: string, quantity = 1) => ({
  line: { line_id, item_id, quantity, body: { item_id, quantity } },
})
const other: EarlyChange = { act: () => {} }
const waiting: EarlyChange[] = [line('early-1', 'mandi', 3), other, line('early-2', 'kabsa')]

it('a dish that waits for the cart can be made fewer, and the rest stays as it was', () => {
  expect(resizeEarlyLine(waiting, 'early-1', 2)).toEqual([
    { line: { ...line('early-1', 'mandi', 3).line, quantity: 2 } },
    other,
    line('early-2', 'kabsa'),
  ])
})

it('of none nothing is added when the cart is here', () => {
  const left = resizeEarlyLine(waiting, 'early-2', 0)
  expect(left).toEqual([line('early-1', 'mandi', 3), other])
  expect(earlyLines(left).map(({ item_id }) => item_id)).toEqual(['mandi'])
})

it('a line that is not known changes nothing', () => {
  expect(resizeEarlyLine(waiting, 'early-9', 0)).toEqual(waiting)
})
