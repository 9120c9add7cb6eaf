import { expect, it } from 'vitest'
import type { Bill, BillLine } from './bill.ts'
import { groupShares, isOwnEdit } from './group-order.ts'

const line = (lineId: string, paid: number): BillLine => ({
  lineId,
  itemId: lineId,
  name: { ar: '', en: '' },
  quantity: 1,
  note: '',
  options: [],
  unitPrice: paid,
  subtotal: paid,
  discount: 0,
  vat: 0,
  paid,
})
const bill = (total: number, ...lines: BillLine[]): Bill => ({
  currency: 'SAR',
  lines,
  count: lines.length,
  subtotal: total,
  discount: 0,
  food: total,
  vatBasisPoints: 0,
  pricesIncludeVat: true,
  taxable: total,
  vat: 0,
  total,
  toPay: total,
})

it('everyone’s part is the own lines and an equal share of the delivery; the parts add up to the total', () => {
  const by = new Map([
    ['b', 'omar'],
    ['c', 'sara'],
  ])
  const shares = groupShares(bill(4500, line('a', 1500), line('b', 1000), line('c', 1000)), by, [
    'host',
    'omar',
    'sara',
  ])
  expect([...shares]).toEqual([
    ['host', 1834],
    ['omar', 1333],
    ['sara', 1333],
  ])
  expect([...groupShares(bill(1000), new Map(), ['host', 'omar'])]).toEqual([
    ['host', 1000],
    ['omar', 0],
  ])
})

it('a companion edits the own lines alone', () => {
  const one = (id: string, by?: string, quantity = 1) => ({
    id,
    itemId: id,
    name: { ar: '', en: '' },
    quantity,
    options: [],
    note: '',
    ...(by && { by }),
  })
  const before = [one('a'), one('b', 'omar')]
  expect(isOwnEdit(before, [one('a'), one('b', 'omar', 3), one('c', 'omar')], 'omar')).toBe(true)
  expect(isOwnEdit(before, [one('b', 'omar')], 'omar')).toBe(false)
  expect(isOwnEdit(before, [...before, one('c', 'sara')], 'omar')).toBe(false)
})
