import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BillLine } from '#domain/pricing/bill.ts'
import { posLine } from './pos-line.ts'

const words = { ar: 'x', en: 'x' }
const line = (more: Partial<BillLine>): BillLine => ({
  lineId: 'line',
  itemId: 'item',
  name: words,
  quantity: 1,
  note: '',
  options: [],
  unitPrice: 0,
  subtotal: 0,
  discount: 0,
  vat: 0,
  paid: 0,
  ...more,
})
const option = (price: number, quantity = 1, free = 0) => ({
  optionId: 'o',
  group: words,
  name: words,
  price,
  quantity,
  free,
})

it('a line goes to the till as product and options, whose totals and VAT add up to it', () => {
  const sent = posLine(
    line({
      quantity: 2,
      options: [option(300), option(200, 2, 1)],
      unitPrice: 2500,
      subtotal: 5000,
      vat: 652,
      paid: 5000,
    }),
    { productId: 'p', optionIds: ['a', 'b'] },
  )
  expect(sent).toEqual({
    productId: 'p',
    quantity: 2,
    unitPrice: '20.00',
    total: '40.00',
    note: '',
    tax: '5.22',
    options: [
      { id: 'a', quantity: 2, price: '3.00', total: '6.00', tax: '0.78' },
      { id: 'b', quantity: 4, price: '2.00', total: '4.00', tax: '0.52' },
    ],
  })
})

it('the service charge and its VAT stay out', () => {
  const sent = posLine(line({ unitPrice: 1000, subtotal: 1000, service: 100, paid: 1100, vat: 143 }), {
    productId: 'p',
    optionIds: [],
  })
  expect(sent).toMatchObject({ total: '10.00', tax: '1.30' })
})

it('parts add up whatever the line', () => {
  const amount = fc.integer({ min: 0, max: 9000 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      amount,
      fc.array(amount, { maxLength: 4 }),
      (quantity, own, prices) => {
        const unitPrice = own + prices.reduce((sum, price) => sum + price, 0)
        const subtotal = unitPrice * quantity
        const vat = Math.round((subtotal * 15) / 115)
        const sent = posLine(
          line({
            quantity,
            unitPrice,
            subtotal,
            paid: subtotal,
            vat,
            options: prices.map((price) => option(price)),
          }),
          { productId: 'p', optionIds: prices.map(String) },
        )
        const sum = (of: 'total' | 'tax') =>
          [sent, ...sent.options].reduce((all, part) => all + Math.round(Number(part[of]) * 100), 0)
        expect([sum('total'), sum('tax')]).toEqual([subtotal, vat])
      },
    ),
  )
})
