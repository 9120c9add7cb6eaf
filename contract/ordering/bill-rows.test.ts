import { expect, test } from 'vitest'
import { toDecimal } from '#domain/core/money.ts'
import { billRowFields, rowsOfWire, type BillAmountsWire } from './bill-rows.ts'

const wire: BillAmountsWire = {
  subtotal: '100.00',
  discount: '10.00',
  coupon: '5.00',
  points: '2.50',
  delivery_fee: '15.00',
  fees: '3.00',
  service_charge: '8.25',
  prices_include_vat: false,
  taxable: '105.75',
  vat: '15.86',
  deposits: '20.00',
  total: '141.61',
  wallet: '41.61',
  to_pay: '100.00',
}

test('each row has the amount of its own field, written as it came', () => {
  for (const { key, amount } of rowsOfWire(wire)) expect(toDecimal(amount)).toBe(wire[billRowFields[key]])
})

test('no two rows share a field', () => {
  const fields = Object.values(billRowFields)
  expect(new Set(fields).size).toBe(fields.length)
})

test('VAT counts where the prices are without it', () => {
  const signOf = (prices_include_vat: boolean) =>
    rowsOfWire({ ...wire, prices_include_vat }).find(({ key }) => key === 'vat')?.sign
  expect([signOf(false), signOf(true)]).toEqual([1, 0])
})

test('a bill of before the restaurant’s own fees reads as it did', () => {
  const { fees: _, ...before } = wire
  expect(rowsOfWire(before).find(({ key }) => key === 'fees')?.amount).toBe(0)
})
