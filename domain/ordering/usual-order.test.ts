import { expect, it } from 'vitest'
import { likenessOf, suggestUsual } from './usual-order.ts'

const order = (id: string, ...items: string[]) => ({
  id,
  lines: items.map((itemId) => ({ itemId, quantity: 1, options: [] })),
})

it('three orders of the same dishes suggest the newest of them, unless it is kept already', () => {
  const orders = [
    order('4', 'tea'),
    order('3', 'rice', 'tea'),
    order('2', 'tea', 'rice'),
    order('1', 'rice', 'tea'),
  ]
  expect(suggestUsual(orders, new Set())?.id).toBe('3')
  expect(suggestUsual(orders, new Set([likenessOf(orders[1]?.lines ?? [])]))).toBeUndefined()
  expect(suggestUsual(orders.slice(0, 3), new Set())).toBeUndefined()
})

it('options make another dish, amounts do not', () => {
  const plain = { itemId: 'tea', quantity: 1, options: [] }
  const sweet = { ...plain, options: [{ optionId: 'sugar', quantity: 2 }] }
  expect(likenessOf([plain])).toBe(likenessOf([{ ...plain, quantity: 5 }]))
  expect(likenessOf([plain])).not.toBe(likenessOf([sweet]))
})
