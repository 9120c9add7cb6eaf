import { expect, it } from 'vitest'
import type { BillLineWire } from '#contract/ordering/cart.ts'
import { cartSteps } from './cart-steps.ts'

const line = (line_id: string, item_id: string, quantity: number, unit_price = '12.50') =>
  ({ line_id, item_id, name: item_id, quantity, unit_price }) as BillLineWire

it('what comes into the cart and what goes is told with its exact value', () => {
  const { now } = cartSteps(undefined, [line('a', 'tea', 1)])
  const more = cartSteps(now, [line('a', 'tea', 3), line('b', 'cake', 1, '0.10')])
  expect(more.steps).toMatchObject([
    { name: 'add_to_cart', value: 25, items: [{ item_id: 'tea', quantity: 2, price: 12.5 }] },
    { name: 'add_to_cart', value: 0.1, items: [{ item_id: 'cake', quantity: 1 }] },
  ])
  expect(cartSteps(more.now, [line('b', 'cake', 1, '0.10')]).steps).toMatchObject([
    { name: 'remove_from_cart', value: 37.5, items: [{ item_id: 'tea', quantity: 3 }] },
  ])
})

it('a cart that was there already, a line under another id and a cart as it was are no steps', () => {
  const { steps, now } = cartSteps(undefined, [line('a', 'tea', 2)])
  expect(steps).toEqual([])
  expect(cartSteps(now, [line('server1', 'tea', 2)]).steps).toEqual([])
})
