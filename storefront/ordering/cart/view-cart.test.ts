import { expect, it } from 'vitest'
import type { Item } from '#domain/menu/menu.ts'
import { priceCart } from '#domain/pricing/cart-price.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { toDecimal } from '#domain/core/money.ts'
import { queueChange } from './cart-change.ts'
import type { CartChange } from './cart-change.ts'
import { makeCart, makeLine } from './make-cart.ts'
import { viewCart } from './view-cart.ts'

const add = (itemId: string, quantity = 1): CartChange => ({
  kind: 'add',
  lineId: `new-${itemId}`,
  body: { item_id: itemId, quantity },
})
const set = (quantity: number, lineId = 'line1'): CartChange => ({
  kind: 'set',
  lineId,
  itemId: 'item1',
  quantity,
})

it('shows a wish before the server answers: the number, the line, the total', () => {
  const view = viewCart(makeCart(), [add('item1', 2)])
  expect(view.lines.map((line) => line.quantity)).toEqual([3])
  expect(view.cart?.bill).toMatchObject({ count: 3, total: '30.00', to_pay: '30.00' })
})

it('is the server’s cart again as soon as nothing waits', () => {
  const cart = makeCart()
  expect(viewCart(cart, []).cart).toBe(cart)
})

it('joins the same item with the same choices, and keeps other choices apart', () => {
  const cheese = [
    { option_id: 'cheese', group: 'Extra', name: 'Cheese', quantity: 1, free: 0, price: '2.00' },
  ]
  const view = viewCart(makeCart([makeLine({ options: cheese })]), [add('item1')])
  expect(view.lines).toHaveLength(2)
  expect(view.count).toBe(2)
})

it('counts before there is any cart', () => {
  const view = viewCart(undefined, [add('item1'), add('item2', 2)])
  expect(view.cart).toBeUndefined()
  expect(view.count).toBe(3)
})

it('takes out a line at zero, also one that the server has not seen', () => {
  expect(viewCart(makeCart(), [set(0)]).count).toBe(0)
  expect(viewCart(makeCart([]), [add('item2'), set(0, 'new-item2')]).lines).toEqual([])
})

it('keeps the discount of each piece', () => {
  const line = makeLine({ quantity: 2, subtotal: '20.00', discount: '3.00' })
  expect(viewCart(makeCart([line]), [set(4)]).cart?.bill).toMatchObject({
    subtotal: '40.00',
    discount: '6.00',
    total: '34.00',
  })
})

it.each([true, false])('reckons VAT as the calculator does (prices include it: %s)', (included) => {
  const price = 1099
  const rules = { currency: 'SAR', vatBasisPoints: 1500, pricesIncludeVat: included } as const
  const item = { id: 'item1', name: { ar: '', en: '' }, price, optionGroups: [] } as unknown as Item
  const line = { id: 'line1', itemId: 'item1', name: item.name, quantity: 7, options: [], note: '' }
  const exact = priceCart([line], new Map([['item1', item]]), rules)
  if (isRefusal(exact)) throw new Error(exact.code)
  const cart = makeCart([makeLine({ unit_price: '10.99' })], {
    bill: { prices_include_vat: included } as never,
  })
  expect(viewCart(cart, [set(7)]).cart?.bill).toMatchObject({
    total: toDecimal(exact.total),
    vat: toDecimal(exact.vat),
    taxable: toDecimal(exact.taxable),
  })
})

it('shows another choice for a line at once, and keeps it when the number changes after it', () => {
  const large = [{ option_id: 'large', group: 'Size', name: 'Large', quantity: 1, free: 0, price: '4.00' }]
  const choice = {
    options: [{ option_id: 'large', quantity: 1 }],
    note: 'no onion',
    shown: { name: 'Burger', picture: null, options: large, unit_price: '14.00' },
  }
  const changes = queueChange(
    [{ kind: 'set', lineId: 'line1', itemId: 'item1', quantity: 1, choice }],
    set(2),
    0,
  )
  expect(changes).toHaveLength(1)
  const view = viewCart(makeCart(), changes)
  expect(view.lines[0]).toMatchObject({ quantity: 2, note: 'no onion', options: large })
  expect(view.cart?.bill.total).toBe('28.00')
})

it('keeps that a dish has choices while its other choice, or its adding, waits for the server', () => {
  const shown = { name: 'Burger', picture: null, options: [], unit_price: '10.00', choosable: true }
  const choice = { options: [], note: 'no onion', shown }
  const changed: CartChange = { kind: 'set', lineId: 'line1', itemId: 'item1', quantity: 1, choice }
  const added: CartChange = { kind: 'add', lineId: 'new', body: { item_id: 'item2' }, shown }
  const { lines } = viewCart(makeCart(), [changed, added])
  expect(lines.map((line) => line.choosable)).toEqual([true, true])
})

it('makes one change of quick taps, unless the first is on its way', () => {
  expect(queueChange([set(2)], set(3), 0)).toEqual([set(3)])
  expect(queueChange([set(2)], set(3), 1)).toEqual([set(2), set(3)])
  expect(queueChange([add('item1')], add('item1'), 0)).toEqual([add('item1', 2)])
  expect(queueChange([add('item1'), set(1, 'line9')], add('item1'), 0)).toHaveLength(3)
})
